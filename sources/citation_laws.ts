import { CONSTITUTION, LAW_NAMES } from '#sources/citation_law_names'
import { capitalStateLaw } from '#sources/citation_state_laws'

export { CONSTITUTION } from '#sources/citation_law_names'

/** The law that a text names at some place. */
export interface NamedLaw {
  /** Full name. */
  law: string
  /** Offset where the name ends. */
  end: number
}

const NAMES = Object.entries(LAW_NAMES)
  .flatMap(([law, others]) => [law, ...others].map((name) => ({ law, folded: fold(name) })))
  .sort((one, other) => other.folded.length - one.folded.length)

const KIND =
  '(?:Ley|Código|Constitución|Reglamento|Convención|Convenio|Pacto|Protocolo|Estatuto|Declaración|Tratado|Ordenanza|Enjuiciamiento)'
const LINK = String.raw`(?:(?:de|en|para|a|sobre|por|contra|con|entre)\s+(?:la|las|los|el)|del|al|de|en|para|a|sobre|por|contra|con|y|e)`
const PROPER = String.raw`(?!${KIND}(?!\p{L}))(?:Artículos?\s\d+|[A-ZÁÉÍÓÚÑ]\p{L}*\p{Ll}|[A-ZÁÉÍÓÚÑ]{2,}|[IVX]+)(?!\p{L})`
const SERIES = String.raw`(?:(?:,\s+${PROPER}){1,5}\s+[ye]\s+${PROPER})`
const UNKNOWN_LAW = new RegExp(
  String.raw`^(?:Reglamento(?:\s+Interior)?\s+de(?:l|\s+la)\s+(?=${KIND}))?${KIND}(?!\p{L})(?:(?:\s+${LINK}(?!\p{L}))?\s+${PROPER}${SERIES}?)+`,
  'u'
)
/** Laws of one year: their year is part of their name. */
const OF_A_YEAR = /^(?:Ley de Ingresos|Presupuesto de Egresos)/
const YEAR = /^,?\s+para\s+(?:el\s+)?(?:ejercicio\s+fiscal\s+)?(?:del?\s+)?(?:año\s+(?:de\s+)?)?(\d{4})(?!\d)/i
const OF_YEAR = /^\s+(?:del?\s+)?(?:año\s+(?:de\s+)?)?(\d{4})(?!\d)/i
/** A name that tells nothing without whose it is. */
const NOBODYS = /^(?:Reglamento\s+(?:Interior|Interno)|Ley|Código|Reglamento|Estatuto)$/
/** However the law on articles 103 and 107 goes on: `del Código Fundamental de la República`. */
const AMPARO = /^Ley\s+Reglamentaria\s+de\s+los\s+Artículos\s+103\s+y\s+107(?!\d)/i
const LOCAL = /^Constitución\s+(?:Política\s+)?(?:del?\s+(?!los\s|la\s+República)|local|estatal)/iu

/** Reads the name of a law that begins at an offset: one of the known ones however it is capitalised, or any name in initial capitals. */
export function lawAt(text: string, at: number): NamedLaw | null {
  const ahead = text.slice(at, at + 300)
  const known = knownLaw(ahead)
  const unknown = unknownLaw(ahead)
  if (AMPARO.test(unknown)) return { law: 'Ley de Amparo', end: at + unknown.length }

  const isOther = known && /^\s+(?:del?\s|para\s|\p{Lu})/u.test(unknown.slice(known.length))
  if (known && !isOther) return { law: known.law, end: at + known.length }
  if (unknown) return ofItsYear(unknown.replace(/\s+/g, ' '), text, at + unknown.length)
  return bareConstitution(ahead) ? { law: CONSTITUTION, end: at + 'Constitución'.length } : null
}

function unknownLaw(ahead: string): string {
  if (!/^\p{Lu}\p{Ll}/u.test(ahead)) return capitalStateLaw(ahead)
  const name = UNKNOWN_LAW.exec(ahead)?.[0].trimEnd() ?? ''
  return NOBODYS.test(name.replace(/\s+/g, ' ')) ? '' : name
}

function ofItsYear(law: string, text: string, end: number): NamedLaw {
  if (!OF_A_YEAR.test(law)) return { law, end }
  const bare = law.replace(/\s+para\s+el\s+Ejercicio\s+Fiscal$/i, '')
  const year = (bare === law ? YEAR : OF_YEAR).exec(text.slice(end, end + 60))
  return year ? { law: `${bare} para ${year[1]}`, end: end + year[0].length } : { law, end }
}

const IN_ITS =
  /[,;]?\s*(?:(?:y\s+)?(?:específicamente|concretamente|en particular|particularmente)\s*,?\s*)?(?:(?:en\s+)?(?:sus?|el|los)\s*)?$/iu
const LAST_NAME = new RegExp(String.raw`(?<!\p{L})${KIND}(?!\p{L})`, 'gu')

/** The law whose name ends a text (`…, y de la Ley de Amparo, en su`), or null. */
export function lawBefore(text: string): string | null {
  const link = IN_ITS.exec(text)?.[0] ?? ''
  if (!/,|\bsus?\b/i.test(link)) return null
  const before = text.slice(0, text.length - link.length)
  const folded = fold(before)
  const known = NAMES.find(({ folded: name }) => folded.endsWith(` ${name}`))
  if (known) return known.law
  for (const { index } of [...before.matchAll(LAST_NAME)].reverse()) {
    const name = unknownLaw(before.slice(index))
    if (name && index + name.length === before.length) return name.replace(/\s+/g, ' ')
  }
  return null
}

function knownLaw(ahead: string): { law: string; length: number } | null {
  const folded = fold(ahead)
  const found = NAMES.find(({ folded: name }) => folded.startsWith(name) && !/\p{L}/u.test(folded[name.length] ?? ''))
  return found ? { law: found.law, length: found.folded.length } : null
}

/** `Constitución` alone is the federal one, unless a State's is named. */
function bareConstitution(ahead: string): boolean {
  return /^Constitución(?!\p{L})/iu.test(ahead) && !LOCAL.test(ahead)
}

/** Without accents, in lower case and with plain blanks; of the same length, so that offsets hold. */
function fold(text: string): string {
  const plain = text.replace(/[áéíóúü]/gi, (letter) => letter.normalize('NFD')[0])
  return plain.toLowerCase().replace(/\s/g, ' ')
}
