"""Weighted kappa, cluster-robust errors, TOST, proportions, corrections and effect sizes on
small, tied and lopsided data, by statsmodels 0.13.5, scipy 1.10.1 and numpy 1.24.2.

Run with Debian's python: /usr/bin/python3 lopsided.py > lopsided.tsv
Columns: test, input vectors (comma separated, `;` between vectors), then name=value.
"""
import itertools
import math
import warnings

import numpy as np
import statsmodels.api as sm
from scipy import optimize, special, stats
from statsmodels.stats.contingency_tables import cochrans_q, mcnemar
from statsmodels.stats.inter_rater import cohens_kappa
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.proportion import proportion_confint
from statsmodels.stats.weightstats import DescrStatsW

warnings.simplefilter("ignore")
rng = np.random.default_rng(20260202)


def out(test, inputs, **values):
    vectors = ";".join(",".join(repr(float(x)) for x in v) for v in inputs)
    print(test, vectors, *(f"{k}={float(v)!r}" for k, v in values.items()), sep="\t")


def largest(table, agreement):
    """The largest mean agreement of any table with these margins, by linear programming."""
    k = len(table)
    a, b = [], []
    for i in range(k):
        row, column = np.zeros((k, k)), np.zeros((k, k))
        row[i, :], column[:, i] = 1, 1
        a += [row.ravel(), column.ravel()]
        b += [table.sum(1)[i], table.sum(0)[i]]
    r = optimize.linprog(-agreement.ravel(), A_eq=np.array(a), b_eq=np.array(b), method="highs")
    return -r.fun / table.sum()


for n, k, used in [(30, 3, 3), (200, 5, 5), (12, 4, 4), (500, 7, 5), (40, 2, 2), (60, 6, 3), (9, 3, 3)]:
    first = rng.integers(0, used, n)
    second = np.where(rng.random(n) < 0.6, first, np.clip(first + rng.integers(-1, 3, n), 0, used - 1))
    table = np.zeros((k, k))
    for i, j in zip(first, second):
        table[i, j] += 1
    distance = np.abs(np.subtract.outer(np.arange(k), np.arange(k)))
    values = {}
    for name, wt, agreement in [("unweighted", None, (distance == 0) * 1.0), ("linear", "linear", 1 - distance / (k - 1)), ("quadratic", "quadratic", 1 - (distance / (k - 1)) ** 2)]:
        r = cohens_kappa(table, wt=wt)
        expected = (np.outer(table.sum(1), table.sum(0)) * agreement).sum() / n**2
        values[name], values[name + "_se"] = r.kappa, r.std_kappa
        values[name + "_max"] = (largest(table, agreement) - expected) / (1 - expected)
    out("weighted_kappa", [first, second, [k]], **values)

# The mean with cluster-robust error: least squares on a constant.
for sizes in [[1, 1, 1, 1], [50, 1, 1], [3, 3], [1, 2, 3, 4, 5, 6, 7], [200] + [1] * 30, [2] * 60]:
    ids = np.repeat(np.arange(len(sizes)), sizes)
    x = np.round(rng.normal(0.1, 1, len(ids)) + rng.normal(0, 0.7, len(sizes))[ids], 3)
    fit = sm.OLS(x, np.ones(len(x))).fit(cov_type="cluster", cov_kwds={"groups": ids}, use_t=True)
    lo, hi = fit.conf_int(0.1)[0]
    out("cluster_t", [x, ids], mean=fit.params[0], se=fit.bse[0], t=fit.tvalues[0], p=fit.pvalues[0], lo=lo, hi=hi)

for n in [2, 3, 5, 400]:
    for shift in [0.0, 0.15, -0.3]:
        d = np.round(rng.normal(shift, 0.2, n), 3)
        w = DescrStatsW(d)
        p, lower, upper = w.ttost_mean(-0.25, 0.25)
        lo, hi = w.tconfint_mean(0.1)
        out("tost", [d], p=p, p_lower=lower[1], p_upper=upper[1], lo=lo, hi=hi)

for count, n in [(0, 1), (1, 1), (0, 7), (7, 7), (3, 7), (1, 100000), (99999, 100000), (488, 976)]:
    for level in [0.5, 0.9, 0.999, 0.999999]:
        w, b = (proportion_confint(count, n, alpha=1 - level, method=m) for m in ["wilson", "beta"])
        out("proportion", [[count, n, level]], wilson_lo=w[0], wilson_hi=w[1], cp_lo=b[0], cp_hi=b[1])

for n, k in [(8, 3), (30, 4), (100, 2)]:
    y = (rng.random((n, k)) < 0.2 + 0.1 * np.arange(k)).astype(int)
    y[: n // 2] = 1  # questions that all settings get right
    r = cochrans_q(y)
    out("cochran", list(y.T), statistic=r.statistic, p=r.pvalue)
    f = stats.friedmanchisquare(*y.T) if k > 2 else r
    out("friedman_binary", list(y.T), statistic=f.statistic, p=f.pvalue)

for b, c in [(0, 1), (1, 1), (2, 0), (0, 6), (5, 5), (9, 23), (1000, 1100), (0, 50)]:
    table = [[3, b], [c, 5]]
    out("mcnemar", [[b, c]], exact=min(1, mcnemar(table).pvalue), midp=1 - stats.binom.pmf(b, b + c, 0.5) / 2 if b == c else 2 * stats.binom.cdf(min(b, c), b + c, 0.5) - stats.binom.pmf(min(b, c), b + c, 0.5))

for m in [1, 2, 17, 148]:
    p = rng.choice([1, 1, 1, 2, 5, 40, 400, 10001], m) / 10001
    out("adjust", [p, *(multipletests(p, method=name)[1] for name in ["holm", "simes-hochberg", "fdr_bh"])], m=m)

for n in [2, 3, 6, 15, 300]:
    for lattice in [2, 100000]:
        d = rng.integers(-lattice, lattice + 2, n) / lattice
        if d.std() == 0:
            continue
        df = n - 1
        j = math.exp(special.gammaln(df / 2) - special.gammaln((df - 1) / 2)) / math.sqrt(df / 2) if df > 1 else 0
        kept = d[d != 0]
        ranks = stats.rankdata(np.abs(kept))
        effect = d.mean() / d.std(ddof=1)
        out("effect", [d], d=effect, g=effect * j, dominance=np.sign(d).mean(), rank_biserial=(ranks * np.sign(kept)).sum() / ranks.sum())

# Exact sign flips of clusters: every pattern, ties extreme.
for sizes in [[1, 2, 3], [4, 1, 1, 1, 1, 1], [2] * 9, [7, 1, 2, 2, 1, 3, 1, 1, 2, 1, 5, 1]]:
    ids = np.repeat(np.arange(len(sizes)), sizes)
    d = rng.integers(-2, 4, len(ids)) / 3
    sums = np.round(np.bincount(ids, d) * 3)
    hits = sum(abs(np.dot(signs, sums)) >= abs(sums.sum()) for signs in itertools.product([1, -1], repeat=len(sizes)))
    out("cluster_flip", [d, ids], p=hits / 2 ** len(sizes))

# Korn and Graubard's interval: the robust variance by statsmodels, the rest by their formula.
for sizes, rate in [([4] * 12, 0.3), ([1, 2, 3, 4, 5, 6, 7, 30], 0.8), ([1] * 40, 0.1), ([3] * 25, 0.02), ([200] + [1] * 30, 0.5)]:
    ids = np.repeat(np.arange(len(sizes)), sizes)
    chance = np.clip(rate + rng.normal(0, 0.25, len(sizes)), 0, 1)[ids] if len(sizes) < 40 else np.full(len(ids), rate)
    x = (rng.random(len(ids)) < chance) * 1.0
    p, n, c = x.mean(), len(x), len(sizes)
    se = sm.OLS(x, np.ones(n)).fit(cov_type="cluster", cov_kwds={"groups": ids}).bse[0]
    for level in [0.9, 0.99]:
        half = (1 + level) / 2
        size = min(n, p * (1 - p) / se**2 * (stats.t.ppf(half, n - 1) / stats.t.ppf(half, c - 1)) ** 2)
        k = size * p
        out("clustered_proportion", [x, ids, [level]], p=p, se=se, lo=stats.beta.ppf(1 - half, k, size - k + 1), hi=stats.beta.ppf(half, k + 1, size - k))

# Gwet's AC1 from its definition, its standard error by numerical derivatives in the shares of the cells.
def ac1(shares):
    mean = (shares.sum(0) + shares.sum(1)) / 2
    chance = (mean * (1 - mean)).sum() / (len(shares) - 1)
    return (np.trace(shares) - chance) / (1 - chance)


for table in [[[118, 5], [2, 0]], [[20, 5], [4, 31]], [[9, 1, 0], [2, 30, 4], [0, 3, 51]], [[1, 1], [1, 1]], [[5, 0, 1, 0], [0, 0, 2, 0], [1, 0, 700, 3], [0, 2, 0, 9]]]:
    table = np.array(table)
    n, shares = table.sum(), table / table.sum()
    slopes = np.zeros(table.shape)
    for cell in np.ndindex(table.shape):
        step = np.zeros(table.shape)
        step[cell] = 1e-6
        slopes[cell] = (ac1(shares + step) - ac1(shares - step)) / 2e-6
    variance = ((shares * slopes**2).sum() - (shares * slopes).sum() ** 2) / n
    pairs = [(i, j) for (i, j), m in np.ndenumerate(table) for _ in range(m)]
    out("ac1", [[i for i, _ in pairs], [j for _, j in pairs]], ac1=ac1(shares), se=math.sqrt(variance))
