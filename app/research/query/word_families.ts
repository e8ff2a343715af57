import type { Lexicon } from '#app/research/search/words/lexicon'
import type { WordTerm } from './ast.js'

/**
 * Forms of one verb and its noun whose stems differ, a family a line: who asks for «interponer» looks for «interposición» too. None here has a second meaning in law
 * that its verb has not (impuesto, concesión, ejercicio and resolución do, so they are missing).
 */
const FAMILIES = `
interponer interpuesto interpuso interponga interposición
prescribir prescrito prescripción
rescindir rescisión
extinguir extinción
excluir exclusión
admitir admisión
omitir omisión
transmitir transmisión
inscribir inscrito inscripción
adquirir adquisición
exhibir exhibición
reponer repuesto reposición
promover promoción
despedir despide despido
sobreseer sobreseimiento
ejercer ejercitar
`

/** How writs shorten a word; the first is the word. */
const ABBREVIATIONS = `
artículo art arts
fracción fracc frac
párrafo párr
inciso inc
expediente exp
número núm
`

const families = FAMILIES.trim()
  .split('\n')
  .map((line) => line.split(' '))
const abbreviations = ABBREVIATIONS.trim()
  .split('\n')
  .map((line) => line.split(' '))

/** What a typed word stands for besides: what counts as typed first, then the others; null when nothing does. */
export function familyOf(typed: WordTerm, lexicon: Lexicon): [WordTerm, ...WordTerm[]] | null {
  const shortened = abbreviations.find((forms) => forms.some((form) => lexicon.word(form).folded === typed.folded))
  if (shortened) return ofAbbreviation(typed, shortened, lexicon)
  const family = families.find((forms) => forms.some((form) => lexicon.word(form).stem === typed.stem))
  if (!family || typed.stem === null) return null
  const stems = new Map(family.map((form) => [lexicon.word(form).stem, form]))
  stems.delete(typed.stem)
  return [typed, ...[...stems.values()].map((form) => termOf(form, lexicon))]
}

/** A shortened word counts in this form only: «arte» has the stem of «art.». */
function ofAbbreviation(typed: WordTerm, [word, ...short]: string[], lexicon: Lexicon): [WordTerm, ...WordTerm[]] {
  const isShort = typed.folded !== lexicon.word(word).folded
  const first = isShort ? { ...typed, stem: null } : typed
  const others = short.filter((form) => lexicon.word(form).folded !== typed.folded)
  const exact = others.map((form) => ({ ...termOf(form, lexicon), stem: null }))
  return isShort ? [first, termOf(word, lexicon), ...exact] : [first, ...exact]
}

function termOf(written: string, lexicon: Lexicon): WordTerm {
  return { kind: 'word', written, ...lexicon.word(written) }
}
