# Classical tests and corrections by R 4.2.2 with packages boot and coin.
# Run: Rscript tests.R > tests.tsv
# Columns: test, input vectors (comma separated, `;` between vectors), then name=value.
suppressPackageStartupMessages(library(coin))
num <- function(x) paste(sprintf("%.17g", x), collapse = ",")
out <- function(test, inputs, ...) {
  v <- c(...)
  cat(test, paste(vapply(inputs, num, ""), collapse = ";"),
      paste(names(v), sprintf("%.17g", v), sep = "=", collapse = "\t"), sep = "\t")
  cat("\n")
}
set.seed(20260101)

# Corrections: p.adjust, with ties, ones and tiny values, and with a declared n.
for (k in 1:12) {
  p <- round(runif(sample(1:40, 1))^3, sample(2:5, 1))
  m <- length(p) + ifelse(k %% 3 == 0, 7, 0)
  for (method in c("holm", "hochberg", "BH"))
    out(paste0("adjust_", method), list(p, m, p.adjust(p, method, n = m)), n = m)
}

# Signed rank: continuous (exact), with ties and zeros (normal, corrected and not; coin exact, both zero rules).
for (k in 1:10) {
  n <- sample(5:30, 1)
  d <- round(rnorm(n, .4), 6)
  w <- wilcox.test(d, exact = TRUE)
  out("wilcoxon_continuous", list(d), V = unname(w$statistic), p = w$p.value,
      normal = wilcox.test(d, exact = FALSE, correct = FALSE)$p.value)
}
for (k in 1:14) {
  n <- sample(6:25, 1)
  d <- sample(-4:5, n, replace = TRUE) / 4
  if (all(d == 0)) next
  w <- suppressWarnings(wilcox.test(d, exact = FALSE, correct = TRUE))
  plain <- suppressWarnings(wilcox.test(d, exact = FALSE, correct = FALSE))
  zero <- rep(0, n)
  v <- c(V = unname(w$statistic), corrected = w$p.value, normal = plain$p.value)
  for (z in c("Wilcoxon", "Pratt")) {
    e <- wilcoxsign_test(d ~ zero, distribution = "exact", zero.method = z)
    a <- wilcoxsign_test(d ~ zero, distribution = "asymptotic", zero.method = z)
    v[paste0("exact_", z)] <- pvalue(e)
    v[paste0("Z_", z)] <- statistic(a)
    v[paste0("normal_", z)] <- pvalue(a)
  }
  out("wilcoxon_ties", list(d), v)
}

# McNemar: chi-square with and without correction; exact by binom.test.
for (bc in list(c(19, 3), c(24, 7), c(23, 9), c(1, 0), c(0, 5), c(8, 8), c(120, 90), c(2, 1))) {
  m <- matrix(c(30, bc[1], bc[2], 40), 2)
  out("mcnemar", list(bc), exact = binom.test(bc[1], sum(bc))$p.value,
      corrected = mcnemar.test(m)$p.value, plain = mcnemar.test(m, correct = FALSE)$p.value,
      corrected_statistic = unname(mcnemar.test(m)$statistic), plain_statistic = unname(mcnemar.test(m, correct = FALSE)$statistic),
      midp = if (bc[1] == bc[2]) 1 - dbinom(bc[1], sum(bc), .5) / 2 else 2 * pbinom(min(bc), sum(bc), .5) - dbinom(min(bc), sum(bc), .5))
}

# Proportions: Wilson = prop.test(correct = FALSE), Clopper-Pearson and the test of p0 = binom.test.
for (kn in list(c(0, 25), c(25, 25), c(0, 5000), c(1, 10), c(38, 40), c(80, 234), c(279, 300), c(0, 1), c(943, 944)))
  for (level in c(.9, .95, .99)) {
    w <- suppressWarnings(prop.test(kn[1], kn[2], correct = FALSE, conf.level = level))
    b <- binom.test(kn[1], kn[2], conf.level = level)
    out("proportion", list(c(kn, level)), wilson_lo = w$conf.int[1], wilson_hi = w$conf.int[2],
        cp_lo = b$conf.int[1], cp_hi = b$conf.int[2], p_half = b$p.value,
        p_tenth = binom.test(kn[1], kn[2], p = .1)$p.value, p_ninety = binom.test(kn[1], kn[2], p = .9)$p.value)
  }

# Paired t and TOST by two one-sided t tests.
for (k in 1:6) {
  n <- sample(4:200, 1)
  x <- round(rnorm(n, .1 * k), 5); y <- round(x + rnorm(n, .05 * k, .3), 5)
  t95 <- t.test(x, y, paired = TRUE); t90 <- t.test(x, y, paired = TRUE, conf.level = .9)
  lower <- t.test(x, y, paired = TRUE, mu = -.2, alternative = "greater")
  upper <- t.test(x, y, paired = TRUE, mu = .2, alternative = "less")
  out("paired_t", list(x, y), statistic = unname(t95$statistic), p = t95$p.value, lo = t95$conf.int[1], hi = t95$conf.int[2],
      se = t95$stderr, lo90 = t90$conf.int[1], hi90 = t90$conf.int[2], p_lower = lower$p.value, p_upper = upper$p.value)
}

# Friedman with and without ties; Page's trend test = coin with an ordered factor.
for (k in 1:8) {
  n <- sample(4:30, 1); s <- sample(3:5, 1)
  y <- matrix(if (k %% 2) rnorm(n * s) else sample(0:3, n * s, replace = TRUE), n)
  y <- y + matrix(rep((1:s) * .25, each = n), n) * (k %% 2)
  y <- round(y, 6)
  f <- friedman.test(y)
  d <- data.frame(y = c(y), x = factor(rep(1:s, each = n), ordered = TRUE), b = factor(rep(1:n, s)))
  page <- friedman_test(y ~ x | b, data = d)
  out("friedman", c(list(s), lapply(1:s, function(j) y[, j])), statistic = unname(f$statistic), p = f$p.value,
      page_z = unname(statistic(page)), page_p = pvalue(page))
}

# Quantile type 7.
for (k in 1:6) {
  x <- round(rnorm(sample(1:60, 1)), 4); p <- c(0, .025, .1, 1 / 3, .5, .9, .975, 1)
  out("quantile", list(x, p, quantile(x, p, type = 7)), n = length(x))
}

# Planning: power.t.test (exact, noncentral t).
for (sd in c(.3, 1)) for (n in c(50, 200, 944)) for (power in c(.8, .9)) {
  a <- power.t.test(n = n, sd = sd, power = power, type = "paired")
  out("detectable", list(c(n, sd, power)), delta = a$delta,
      needed = power.t.test(delta = sd / 5, sd = sd, power = power, type = "paired")$n)
}
