import { CONSTITUTION, lawAt, lawBefore } from '#sources/citation_laws'
import type { Citation } from '#sources/citations'

const HEAD = /(?<!\p{L})(?:art[íi]culos?|arts?\.|numerales|numeral)\s+(?=\d)/giu
const ARTICLE =
  /(?<digits>\d{1,4})(?![\d/%]|\.\d)(?:[oº°]\.?|\s[º°]\.?)?(?<letter>-[A-Z](?!\p{L})|\s["“][A-Z]["”])?(?<bis>\s(?:bis|ter|qu[áa]ter|quinquies|sexies|septies)(?!\p{L})(?:[\s-]\d{1,2}(?![\d/]))?)?/iuy

/** The parts of an article: a word (`fracción`), then its values (`I, II y III`, `a)`, `segundo`). */
const PART =
  /(?:fracci(?:ón|on|ones)|fracs?\.|incisos?|subincisos?|p[áa]rrafos?|apartados?|numeral(?:es)?|bases?|reglas?|(?:(?:primer|tercer)o?|segundo|cuarto|quinto|sexto|s[ée]ptimo|octavo|noveno|d[ée]cimo|(?:ante)?(?:pen)?[úu]ltimo)(?:\s+p[áa]rrafo)?|in fine)(?!\p{L})/iuy
const VALUE =
  /(?:[IVXLCDM]+(?!\p{L})(?:\s(?:[Bb]is|[Tt]er)(?!\p{L}))?|[a-zñA-ZÑ]\)|[a-z](?=,)|["“'‘][A-Za-z]["”'’]\)?|[A-Z](?![\p{L}.]))/uy
const NUMBER = /\d{1,2}(?![\d/])/y
const NUMBERED = /^(?:numeral|p[áa]rrafo|base|regla)/i

const BLANKS = /\s*/y
const BREAK = new RegExp(
  String.raw`\s*[,;]?\s*(?:(?:y|e|o|u|a|al)(?!\p{L})\s*)?(?:(?:en relación con|en concordancia con|así como)\s+(?:(?:el|la|los|las)\s+)?(?:diversos?\s+)?)?` +
    String.raw`(?:en sus?\s+|ambos\s+)?(?:(?:de la|de las|del|de)\s+(?=fracci|inciso|p[áa]rraf|apartad|numeral|base))?(?:del?\s+(?:los\s+)?art[íi]culos?\s+(?=\d))?`,
  'iuy'
)
const ADJECTIVE = '(?:propi|citad|mencionad|referid|invocad|abrogad|vigente|nuev|multicitad)'
const TO_LAW = new RegExp(
  String.raw`\s*,?\s*(?:(?:todos|ambos)(?!\p{L})\s*,?\s*)?(?:del?(?!\p{L})\s+)?(?:(?:la|las|los|el)(?!\p{L})\s+)?(?:${ADJECTIVE}(?:[ao]s?)?\s+)?`,
  'iuy'
)
const CONSTITUTIONAL = /\s*,?\s*(?:(?:todos|ambos)\s+)?constitucional(?:es)?(?!\p{L})/iuy
const NEXT_LAW =
  /\s*[,;]?\s*(?:(?:y|e|así como|en relación con)(?!\p{L})\s+)?(?:(?:el|los)\s+)?(?:diversos?\s+)?(?:art[íi]culos?\s+)?(?=\d)/iuy
const OTHER_LAW = /\s*,?\s*del?(?!\p{L})/iuy

interface Numbered {
  start: number
  end: number
  article: string
}

/** The key of an article of a law. */
export function articleKey(law: string, article: string): string {
  return `${law}#${article}`
}

/** Finds the articles that are cited together with their law; those of "this law" or of no law are not citations. */
export function findArticles(text: string): Citation[] {
  const found: Citation[] = []
  for (const head of text.matchAll(HEAD)) {
    if (head.index < (found.at(-1)?.end ?? 0)) continue
    const before = text.slice(Math.max(0, head.index - 200), head.index)
    found.push(...readGroups(text, head, lawBefore(before)))
  }
  return found
}

/** Reads `14 y 16 constitucionales, y 17 de la Ley de Amparo`: groups of articles, each with its law. */
function readGroups(text: string, head: RegExpExecArray, earlierLaw: string | null): Citation[] {
  const found: Citation[] = []
  let start = head.index
  let at = head.index + head[0].length
  for (;;) {
    const { articles, end } = readArticles(text, at)
    const named = articles.length ? readLaw(text, end) : null
    const isElsewhere = found.length > 0 || match(OTHER_LAW, text, end) !== null
    const law = named?.law ?? (isElsewhere ? null : earlierLaw)
    if (!articles.length || !law) return found

    articles[0].start = start
    articles[articles.length - 1].end = named?.end ?? end
    found.push(...articles.map((one) => citation(one, law)))
    const next = named ? after(NEXT_LAW, text, named.end) : 0
    if (!named || next === named.end) return found
    start = at = next
  }
}

/** Reads `103, fracción I, y 107, fracciones II y III` from an offset. */
function readArticles(text: string, from: number): { articles: Numbered[]; end: number } {
  const articles: Numbered[] = []
  let at = from
  let part = ''
  for (;;) {
    const token = articles.length
      ? (tokenAt(text, after(BLANKS, text, at), part) ?? afterBreak(text, after(BREAK, text, at), part))
      : articleAt(text, at)
    if (!token) return { articles, end: at }

    at = token.end
    part = token.part ?? part
    if (token.article) articles.push({ start: token.start, end: at, article: token.article })
    else articles[articles.length - 1].end = at
  }
}

interface Token {
  start: number
  end: number
  /** The word of a part, whose values may follow; empty after an article. */
  part?: string
  article?: string
}

/** A part, or a value of the part before it (`apartado A`). */
function tokenAt(text: string, start: number, part: string): Token | null {
  const word = match(PART, text, start)
  if (word) return { start, end: start + word[0].length, part: word[0] }
  const value = part ? (match(VALUE, text, start) ?? (NUMBERED.test(part) ? match(NUMBER, text, start) : null)) : null
  return value ? { start, end: start + value[0].length } : null
}

/** After a break (`I, II y III`) another article may follow as well. */
function afterBreak(text: string, start: number, part: string): Token | null {
  return tokenAt(text, start, part) ?? articleAt(text, start)
}

function articleAt(text: string, start: number): Token | null {
  const found = match(ARTICLE, text, start)
  return found ? { start, end: start + found[0].length, part: '', article: articleOf(found) } : null
}

function readLaw(text: string, from: number): { law: string; end: number } | null {
  const constitutional = match(CONSTITUTIONAL, text, from)
  if (constitutional) return { law: CONSTITUTION, end: from + constitutional[0].length }
  const link = match(TO_LAW, text, from)
  return link?.[0] ? lawAt(text, from + link[0].length) : null
}

function citation({ start, end, article }: Numbered, law: string): Citation {
  return { start, end, kind: 'article', keys: [articleKey(law, article)], article: { law, article } }
}

function articleOf({ groups = {} }: RegExpExecArray): string {
  const letter = groups.letter ? `-${groups.letter.replace(/[^A-Za-z]/g, '').toUpperCase()}` : ''
  const bis = groups.bis ? groups.bis.toLowerCase().replace(/\s+/g, ' ') : ''
  return `${Number(groups.digits)}${letter}${bis}`
}

/** The offset behind what a form matches at an offset. */
function after(form: RegExp, text: string, at: number): number {
  return at + (match(form, text, at)?.[0].length ?? 0)
}

function match(form: RegExp, text: string, at: number): RegExpExecArray | null {
  form.lastIndex = at
  return form.exec(text)
}
