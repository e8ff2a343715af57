import { unaccented } from '#sources/text/spanish'
import { articleHeading, keyOf } from './article_numbers.js'
import { ordinalAt } from './ordinals.js'
import { withoutSic } from './sic.js'

/** The line above transitory provisions. `decrees` = above those of all the decrees of reform; `inline` = with the text of the only one, without a number. */
export type TransitoryHeading = 'own' | 'decrees' | 'inline'

const MAX_HEADING_LENGTH = 200
const WORDED = /^["“\s]*art[íi]culos?\s+(?=\p{L}{4})/iu
const ITEM_HEAD = /^["“\s]*(?:(?:art[íi]culos?|transitori[oa])\s+)?(?=\p{L}{4})/iu
const AFTER_ORDINAL =
  /^(?:\s*[-.]?\s*(?:bis|ter|qu[áa]ter|quinquies)(?!\p{L}))?(?:\s+transitori[oa])?\s*(?:[.:;°º)]\s*[-–—._]*|[-–—]+)(?=\s|$|["“(\p{L}])/iu
const CLOSING =
  /^(?:"|“)?(?:en cumplimiento de lo dispuesto por la fracci[óo]n|por tanto,? (?:mando|y para su debida)|dado en (?:la|el|los|sal[óo]n)|sal[óo]n de sesiones|r[úu]brica\.?s?$|(?:m[ée]xico|ciudad de m[ée]xico),?\s+(?:d\.?\s*f\.?,?\s*)?(?:d[.,]\s*f[.,],?\s*)?,?\s*a\s+(?:los\s+)?(?:\d{1,2}|\p{L}+)\s+(?:d[íi]as?\s+)?(?:de|del)\s)|r[úu]bricas?\.?["”]?$/iu
const ANNEX =
  /^(?:anexos?|ap[ée]ndices?)(?:\s+(?:["“]?[A-ZÑ0-9IVX]{1,5}["”]?(?:\s*[-.]\s*[A-Z0-9]{1,3})?|[úu]nico|t[ée]cnico))?\s*[.:]?$/iu
const NAMED_ANNEX = /^(?:ANEXO|AP[ÉE]NDICE)\s+[A-Z0-9.]{1,6}[.:\s–-]+\p{Lu}{2}/u
const TITLED = /^(?:art[íi]culos?\s|disposici(?:ones|[óo]n)\s)?transitori[oa]s?\s+(?:del?|de la|de los)\s/iu
/** `…DEL DECRETO NÚM. 25, PUBLICADO … EL 30 DE DICIEMBRE DE 2024.` */
const OF_DATED_DECREE = /\bdecreto\b.*\d{4}\.$/iu
const INLINE_TRANSITORY =
  /^["“\s]*((?:art[íi]culo\s+)?transitorio)\s*(?:\.\s*[-–—_]+|[:.]|[-–—]+)\s*(?=["“]?\p{L})(\S.*)$/iu
/** `1o.- La presente Ley…`, as old decrees count. */
const IN_FIGURES = /^["“\s]*(\d{1,3})\s?[oOº°]\s?(?:\.\s?[-–—]*|[-–—]+)\s*(?=["“]?\p{Lu})/u
const DECREED =
  /^(?:se\s+(?:expiden?|reforman?|adicionan?|derogan?|abrogan?|crean?|modifican?|aprueban?))\b|^[.…\s]+$/iu

/** Whether a line stands above transitory provisions. */
export function transitoryHeading(line: string): TransitoryHeading | null {
  if (inlineTransitory(line)) return 'inline'
  if (line.length > MAX_HEADING_LENGTH) return null
  const plain = unaccented(withoutSic(line)).replace(/[^a-z]/g, '')
  if (/^articulostransitoriosde(?:los)?decretos/.test(plain)) return 'decrees'
  if (/^(?:articulos?|disposicion(?:es)?|regimen|normas?)?transitori[oa]s?$/.test(plain)) return 'own'
  return TITLED.test(line) && (!/[.,;]$/.test(line) || OF_DATED_DECREE.test(line)) ? 'own' : null
}

/** `ARTICULO TRANSITORIO.- El presente Decreto entrará en vigor…`, `TRANSITORIO. ÚNICO.- Este…`: the provision on the line of its heading, or null. */
export function inlineTransitory(line: string): Provision | null {
  const [, label, rest] = INLINE_TRANSITORY.exec(line) ?? []
  return label ? (wordedProvision(rest, ITEM_HEAD) ?? { label, ordinal: 1, key: 'unico', rest }) : null
}

/** A provision whose number may be written in words. */
export interface Provision {
  label: string
  /** Its place; null for what is numbered otherwise. */
  ordinal: number
  /** Key form of its number: `12`, `3-bis`, `unico`. */
  key: string
  rest: string
}

/** Reads the beginning of a transitory provision: `PRIMERO.-`, `Artículo Décimo Segundo.`, `ARTÍCULO 2o.`, `Único.`; null for other lines. */
export function provisionOf(line: string): Provision | null {
  const numbered = articleHeading(line)
  if (numbered && (numbered.isMarked || numbered.rest)) {
    const { label, numbers, rest } = numbered
    return { label, ordinal: Number.parseInt(numbers[0], 10), key: keyOf(numbers[0]), rest }
  }
  const [lead, figures] = IN_FIGURES.exec(line) ?? []
  if (lead) return { label: `${figures}o.`, ordinal: Number(figures), key: figures, rest: line.slice(lead.length) }
  return wordedProvision(line, ITEM_HEAD)
}

/** Reads an article whose number is in words: `ARTÍCULO PRIMERO.- Se expide…`. */
export function wordedArticle(line: string): Provision | null {
  return WORDED.test(line) ? wordedProvision(line, WORDED) : null
}

/** Whether an article is one of a decree, which says what becomes of laws, and none of the law itself. */
export function isDecreed({ rest }: Provision): boolean {
  return DECREED.test(rest)
}

/** Whether a line begins the end of a law or decree: place and day, signatures, the order to publish it. */
export function isClosing(line: string): boolean {
  return CLOSING.test(line)
}

/** Whether a line is the heading of an annex: alone, or with its name in capitals. */
export function isAnnex(line: string): boolean {
  if (!/^\p{Lu}/u.test(line) || line.length > MAX_HEADING_LENGTH) return false
  return line.length < 60 && ANNEX.test(line) ? true : NAMED_ANNEX.test(line) && line === line.toUpperCase()
}

function wordedProvision(line: string, head: RegExp): Provision | null {
  const lead = head.exec(line)?.[0] ?? ''
  const ahead = line.slice(lead.length)
  if (!/^\p{Lu}/u.test(ahead) && !lead) return null
  const ordinal = ordinalAt(ahead)
  if (!ordinal) return null
  const tail = ahead.slice(ordinal.length)
  const mark = AFTER_ORDINAL.exec(tail) ?? (tail.trim() === '' && lead ? /^/.exec(tail) : null)
  if (!mark) return null

  const written = ahead.slice(0, ordinal.length)
  const bis = /\b(?:bis|ter|qu[áa]ter|quinquies)\b/iu.exec(mark[0])?.[0]
  const number = /^[úu]nic/iu.test(written) ? 'unico' : String(ordinal.value)
  return {
    label: (line.slice(0, lead.length + ordinal.length) + (bis ? ` ${bis}` : '')).replace(/^["“\s]+/, '').trim(),
    ordinal: ordinal.value,
    key: bis ? `${number}-${keyOf(bis)}` : number,
    rest: tail.slice(mark[0].length).trim(),
  }
}
