"""Cohen's kappa, Cochran's Q, TOST and McNemar by statsmodels 0.13.5; signed rank and
exact sign-flip by scipy 1.10.1; Krippendorff's alpha from its definition over all
pairs of ratings (no library of Debian 12 has it).

Run with Debian's python: /usr/bin/python3 agreement.py > agreement.tsv
Columns: test, input vectors (comma separated, `;` between vectors), then name=value.
"""
import itertools
import random

import numpy as np
from scipy import stats
from statsmodels.stats.contingency_tables import cochrans_q, mcnemar
from statsmodels.stats.inter_rater import cohens_kappa
from statsmodels.stats.weightstats import ttost_paired

random.seed(4)
rng = np.random.default_rng(4)


def out(test, inputs, **values):
    vectors = ";".join(",".join(repr(float(x)) for x in v) for v in inputs)
    print(test, vectors, *(f"{k}={float(v)!r}" for k, v in values.items()), sep="\t")


for n, k in [(20, 2), (50, 3), (200, 4), (7, 2), (100, 2)]:
    a = rng.integers(0, k, n)
    b = np.where(rng.random(n) < 0.7, a, rng.integers(0, k, n))
    table = np.zeros((k, k))
    for x, y in zip(a, b):
        table[x, y] += 1
    r = cohens_kappa(table)
    out("kappa", [a, b], kappa=r.kappa, se=r.std_kappa, max=r.kappa_max)

for n, k in [(12, 3), (60, 4), (200, 6), (40, 2)]:
    y = (rng.random((n, k)) < np.linspace(0.4, 0.7, k)).astype(int)
    r = cochrans_q(y)
    out("cochran", list(y.T), statistic=r.statistic, p=r.pvalue)

for n in [10, 60, 200]:
    x = np.round(rng.normal(0, 1, n), 5)
    y = np.round(x + rng.normal(0.05, 0.3, n), 5)
    p, lower, upper = ttost_paired(x, y, -0.2, 0.2)
    out("tost", [x, y], p=p, p_lower=lower[1], p_upper=upper[1])

for n in [9, 25, 60, 300]:
    d = rng.integers(-3, 5, n) / 4
    for zeros in ["wilcox", "pratt"]:
        r = stats.wilcoxon(d, zero_method=zeros, correction=False, mode="approx")
        c = stats.wilcoxon(d, zero_method=zeros, correction=True, mode="approx")
        out("wilcoxon_" + zeros, [d], statistic=r.statistic, normal=r.pvalue, corrected=c.pvalue)


def alpha(ratings, scale):
    """ratings: raters x units, None where missing; straight from the definition."""
    units = [[v for v in column if v is not None] for column in zip(*ratings)]
    units = [u for u in units if len(u) > 1]
    everything = sorted(v for u in units for v in u)
    n = len(everything)
    counts = {v: everything.count(v) for v in everything}
    values = sorted(counts)

    def delta(a, b):
        if scale == "nominal":
            return float(a != b)
        if scale == "interval":
            return (a - b) ** 2
        lo, hi = min(a, b), max(a, b)
        return (sum(counts[v] for v in values if lo <= v <= hi) - (counts[lo] + counts[hi]) / 2) ** 2

    observed = sum(sum(delta(a, b) for a, b in itertools.permutations(u, 2)) / (len(u) - 1) for u in units) / n
    expected = sum(delta(a, b) for a, b in itertools.permutations(everything, 2)) / (n * (n - 1))
    return 1 - observed / expected


def krippendorff(ratings):
    dense = [[-999 if v is None else v for v in row] for row in ratings]
    out("alpha", dense, **{s: alpha(ratings, s) for s in ["nominal", "ordinal", "interval"]})


# The worked example of Krippendorff (2011): .743, .815, .849.
_ = None
krippendorff([
    [1, 2, 3, 3, 2, 1, 4, 1, 2, _, _, _],
    [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, _, 3],
    [_, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, _],
    [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, _],
])
for raters, n, k in [(2, 15, 2), (3, 20, 5), (5, 12, 7)]:
    truth = [random.randrange(k) for _i in range(n)]
    krippendorff([
        [None if random.random() < 0.15 else (t if random.random() < 0.7 else random.randrange(k)) for t in truth]
        for _r in range(raters)
    ])

# Exact sign-flip p-values by full enumeration, |mean*| >= |mean| with ties extreme.
for n, lattice in [(8, 4), (12, 6), (14, 0), (11, 1)]:
    d = rng.integers(-lattice, lattice + 2, n) / lattice if lattice else np.round(rng.normal(0.3, 1, n), 4)
    total = abs(d.sum())
    hits = sum(abs(np.dot(signs, d)) >= total - 1e-9 for signs in itertools.product([1, -1], repeat=n))
    out("signflip_exact", [d], p=hits / 2**n)

for b, c in [(19, 3), (24, 7), (6, 6), (1, 0)]:
    table = [[30, b], [c, 40]]
    out("mcnemar_statsmodels", [[b, c]], exact=mcnemar(table).pvalue, plain=mcnemar(table, exact=False, correction=False).pvalue)
