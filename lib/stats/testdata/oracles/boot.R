# Bootstrap intervals by R's boot 1.3-28, 200,000 replicates: percentile, basic,
# BCa and studentized, of a mean and of a cluster ratio (sum of values / sum of sizes).
# Run: Rscript boot.R > boot.tsv     (about a minute)
# Columns: case, numerators per unit, denominators per unit, then name=value:
# the ends of each interval at 0.95 and 0.90, and the standard error.
library(boot)
num <- function(x) paste(sprintf("%.17g", x), collapse = ",")
ratio <- function(d, i) {
  n <- d$num[i]; m <- d$den[i]; t <- sum(n) / sum(m); c <- length(i)
  c(t, c / (c - 1) * sum((n - t * m)^2) / sum(m)^2)
}
set.seed(11)
cases <- list(
  mean_skewed = data.frame(num = round(rexp(40) - .6, 3), den = 1),
  mean_lattice = data.frame(num = sample(c(-1, -.5, 0, 0, 0, .5, 1, 1), 120, TRUE), den = 1),
  cluster_unequal = { m <- 1 + rpois(30, 3); data.frame(num = round(m * rnorm(30, .2, .4), 3), den = m) },
  cluster_imbalanced = { m <- c(60, 25, rep(2, 23)); data.frame(num = round(m * rnorm(25, .3, .3), 3), den = m) })
for (name in names(cases)) {
  d <- cases[[name]]
  b <- boot(d, ratio, R = 200000)
  cat(name, num(d$num), num(d$den), sprintf("point=%.17g\tse=%.17g", b$t0[1], sd(b$t[, 1])), sep = "\t")
  for (level in c(.95, .9)) {
    L <- empinf(data = d, statistic = function(d, i) ratio(d, i)[1], type = "jack", stype = "i")
    ci <- boot.ci(b, conf = level, type = c("perc", "basic", "bca", "stud"), L = L)
    ends <- rbind(percentile = ci$percent[4:5], basic = ci$basic[4:5], BCa = ci$bca[4:5], studentized = ci$student[4:5])
    for (m in rownames(ends)) cat(sprintf("\t%s_%g_lo=%.17g\t%s_%g_hi=%.17g", m, 100 * level, ends[m, 1], m, 100 * level, ends[m, 2]))
  }
  cat("\n")
}
