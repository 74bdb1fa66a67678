# Small, tied and lopsided data by R 4.2.2 with coin: what tests.R, whose data are well behaved, does not ask.
# Run: Rscript tied.R > tied.tsv
# Columns: test, input vectors (comma separated, `;` between vectors), then name=value.
suppressPackageStartupMessages(library(coin))
num <- function(x) paste(sprintf("%.17g", x), collapse = ",")
out <- function(test, inputs, ...) {
  v <- c(...)
  cat(test, paste(vapply(inputs, num, ""), collapse = ";"),
      paste(names(v), sprintf("%.17g", v), sep = "=", collapse = "\t"), sep = "\t")
  cat("\n")
}
set.seed(77)

# Jonckheere-Terpstra: Kendall's S of score against group, ties in both; the last ones with an empty or single group.
sizes <- list(c(3, 4, 5), c(10, 1, 2, 8), c(40, 30, 50), c(1, 1), c(5, 5, 5, 5, 5), c(200, 3), c(2, 7, 1), c(12, 9, 30))
for (n in sizes) for (levels in c(2, 4, 1000)) {
  g <- rep(seq_along(n), n)
  y <- sample(levels, sum(n), replace = TRUE) / 4 + .25 * (levels > 2) * g
  if (length(unique(y)) < 2) next
  k <- suppressWarnings(cor.test(g, y, method = "kendall", exact = FALSE))
  rise <- 0; fall <- 0
  for (i in seq_along(y)) for (j in seq_along(y)) if (g[i] < g[j]) { rise <- rise + (y[i] < y[j]); fall <- fall + (y[i] > y[j]) }
  pairs <- (sum(n)^2 - sum(n^2)) / 2
  out("jonckheere", list(g, y), z = unname(k$statistic), p = k$p.value, J = rise + (pairs - rise - fall) / 2, d = (rise - fall) / pairs)
}

# Signed rank on two to nine differences, most of them tied or zero, exact by coin.
for (k in 1:20) {
  d <- sample(c(-2, -1, 0, 0, 1, 1, 2), sample(2:9, 1), replace = TRUE) / 8
  if (all(d == 0)) next
  v <- c()
  for (z in c("Wilcoxon", "Pratt"))
    v[paste0("exact_", z)] <- pvalue(wilcoxsign_test(d ~ rep(0, length(d)), distribution = "exact", zero.method = z))
  out("signed_rank", list(d), v)
}

# Friedman and Page where most questions score the same everywhere.
for (k in 1:10) {
  n <- sample(3:40, 1); s <- sample(2:6, 1)
  y <- matrix(sample(0:1, n * s, replace = TRUE, prob = c(.8, .2)), n)
  y[seq_len(n %/% 2), ] <- 1
  y[n, ] <- seq_len(s) %% 2
  f <- friedman.test(y)
  d <- data.frame(y = c(y), x = factor(rep(1:s, each = n), ordered = TRUE), b = factor(rep(1:n, s)))
  page <- friedman_test(y ~ x | b, data = d)
  out("friedman", c(list(s), lapply(1:s, function(j) y[, j])), statistic = unname(f$statistic), p = f$p.value,
      page_z = unname(statistic(page)), page_p = pvalue(page))
}

# binom.test against any p0, and Clopper-Pearson at the ends and at levels far out.
for (k in 1:30) {
  n <- sample(c(1:12, 40, 976, 20000), 1); x <- sample(c(0, n, sample(0:n, 1)), 1); p0 <- sample(c(.5, .037, .9, .999, 1e-4), 1); level <- sample(c(.5, .95, .999, .999999), 1)
  b <- binom.test(x, n, p = p0, conf.level = level)
  out("binomial", list(c(x, n, p0, level)), p = b$p.value, lo = b$conf.int[1], hi = b$conf.int[2])
}

# Corrections with ties at the floor 1/10001, ones, and members that were not tested.
for (k in 1:9) {
  p <- sample(c(1, 1, 2, 3, 7, 10001, 5000), sample(1:30, 1), replace = TRUE) / 10001
  m <- length(p) + c(0, 3, 148)[k %% 3 + 1]
  for (method in c("holm", "hochberg", "BH")) out(paste0("adjust_", method), list(p, m, p.adjust(p, method, n = m)), n = m)
}
