package richtext

// latexText are characters with a command of their own in text mode.
var latexText = map[rune]string{
	'\\': `\textbackslash{}`, '~': `\textasciitilde{}`, '^': `\textasciicircum{}`,
	'&': `\&`, '%': `\%`, '$': `\$`, '#': `\#`, '_': `\_`, '{': `\{`, '}': `\}`,
	// In the OT1 encoding these three print as ¡, ¿ and —.
	'<': `\textless{}`, '>': `\textgreater{}`, '|': `\textbar{}`,
	// Active in some babel languages; ` would join with what follows.
	'"': `{\char34}`, '`': "{`}",
	'\n': " ", '\r': " ", '\t': " ",
	'\u00a0': "~", '\u2009': `\,`, '\u202f': `\,`, '\u2007': `\phantom{0}`, '\u2008': `\phantom{.}`,
	'\u200b': "", '\u2060': "", '\ufeff': "", '\u00ad': `\-`,
	'–': "--", '—': "---", '‘': "`", '’': "'", '“': "``", '”': "''", '™': `\texttrademark{}`, '…': `\ldots{}`,
	'§': `\S{}`, '¶': `\P{}`, '†': `\dag{}`, '‡': `\ddag{}`, '©': `\copyright{}`, '£': `\pounds{}`,
	'¹': `\textsuperscript{1}`, '²': `\textsuperscript{2}`, '³': `\textsuperscript{3}`,
	'⁰': `\textsuperscript{0}`, '⁴': `\textsuperscript{4}`, '⁵': `\textsuperscript{5}`,
	'⁶': `\textsuperscript{6}`, '⁷': `\textsuperscript{7}`, '⁸': `\textsuperscript{8}`,
	'⁹': `\textsuperscript{9}`, '⁻': `\textsuperscript{$-$}`, '⁺': `\textsuperscript{+}`, 'ⁿ': `\textsuperscript{n}`,
	'₀': `\textsubscript{0}`, '₁': `\textsubscript{1}`, '₂': `\textsubscript{2}`,
	'₃': `\textsubscript{3}`, '₄': `\textsubscript{4}`, '₅': `\textsubscript{5}`,
	'₆': `\textsubscript{6}`, '₇': `\textsubscript{7}`, '₈': `\textsubscript{8}`, '₉': `\textsubscript{9}`,
	'\ufffd': "?",
}

// latexMath are characters that stand in math mode.
var latexMath = map[rune]string{
	'α': `\alpha`, 'β': `\beta`, 'γ': `\gamma`, 'δ': `\delta`, 'ε': `\varepsilon`, 'ϵ': `\epsilon`,
	'ζ': `\zeta`, 'η': `\eta`, 'θ': `\theta`, 'ϑ': `\vartheta`, 'ι': `\iota`, 'κ': `\kappa`, 'λ': `\lambda`,
	'μ': `\mu`, 'µ': `\mu`, 'ν': `\nu`, 'ξ': `\xi`, 'ο': `o`, 'π': `\pi`, 'ρ': `\rho`, 'ϱ': `\varrho`,
	'σ': `\sigma`, 'ς': `\varsigma`, 'τ': `\tau`, 'υ': `\upsilon`, 'φ': `\varphi`, 'ϕ': `\phi`,
	'χ': `\chi`, 'ψ': `\psi`, 'ω': `\omega`,
	'Α': `\mathrm{A}`, 'Β': `\mathrm{B}`, 'Γ': `\Gamma`, 'Δ': `\Delta`, '∆': `\Delta`, 'Ε': `\mathrm{E}`,
	'Ζ': `\mathrm{Z}`, 'Η': `\mathrm{H}`, 'Θ': `\Theta`, 'Ι': `\mathrm{I}`, 'Κ': `\mathrm{K}`, 'Λ': `\Lambda`,
	'Μ': `\mathrm{M}`, 'Ν': `\mathrm{N}`, 'Ξ': `\Xi`, 'Ο': `\mathrm{O}`, 'Π': `\Pi`, 'Ρ': `\mathrm{P}`,
	'Σ': `\Sigma`, 'Τ': `\mathrm{T}`, 'Υ': `\Upsilon`, 'Φ': `\Phi`, 'Χ': `\mathrm{X}`, 'Ψ': `\Psi`, 'Ω': `\Omega`,
	'−': `-`, '±': `\pm`, '∓': `\mp`, '×': `\times`, '÷': `\div`, '·': `\cdot`, '⋅': `\cdot`, '∗': `\ast`,
	'≤': `\leq`, '≥': `\geq`, '≠': `\neq`, '≈': `\approx`, '≡': `\equiv`, '∼': `\sim`, '∝': `\propto`,
	'≪': `\ll`, '≫': `\gg`, '∞': `\infty`, '√': `\surd`, '∑': `\sum`, '∏': `\prod`, '∫': `\int`, '∂': `\partial`,
	'∇': `\nabla`, '∈': `\in`, '∉': `\notin`, '⊂': `\subset`, '⊆': `\subseteq`, '∩': `\cap`, '∪': `\cup`,
	'∅': `\emptyset`, '∀': `\forall`, '∃': `\exists`, '¬': `\neg`, '∧': `\wedge`, '∨': `\vee`,
	'→': `\rightarrow`, '←': `\leftarrow`, '↔': `\leftrightarrow`, '↑': `\uparrow`, '↓': `\downarrow`,
	'⇒': `\Rightarrow`, '⇔': `\Leftrightarrow`, '⟨': `\langle`, '⟩': `\rangle`, '⌈': `\lceil`, '⌉': `\rceil`,
	'⌊': `\lfloor`, '⌋': `\rfloor`, '°': `^\circ`, '•': `\bullet`, '★': `\star`, '⋯': `\cdots`, 'ℓ': `\ell`,
	'✓': `\surd`, '✔': `\surd`, '✗': `\times`, '✘': `\times`, '∥': `\parallel`, '⊥': `\perp`,
}
