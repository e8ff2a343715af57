import { CONSTITUTION, LAW_NAMES } from './law_names.js'
import { isBroken } from '#sources/citations/text/broken_words'
import { NOBODYS, UNKNOWN_LAW } from './law_name_forms.js'
import { ofItsYear } from './law_years.js'
import { capitalEndedLaw, capitalStateLaw } from './state_laws.js'

export { CONSTITUTION } from './law_names.js'

/** The law that a text names at some place. */
export interface NamedLaw {
  /** Full name. */
  law: string
  /** Offset where the name ends. */
  end: number
}

const NAMES = Object.entries(LAW_NAMES)
  .flatMap(([law, others]) =>
    [law, ...others].map((name) => ({ law, name, folded: plain(name), isShort: /^[A-Z]\S{1,9}$/.test(name) }))
  )
  .sort((one, other) => other.folded.length - one.folded.length)
const LAW_OF = new Map(NAMES.map((name) => [name.folded, name]))
/** Any known name, however its words are parted. */
const KNOWN = new RegExp(
  `^(?:${NAMES.map(({ folded }) => folded.replace(/[()]/g, String.raw`\$&`).replaceAll(' ', String.raw`,?\s+`)).join('|')})(?![a-z\\d])`
)

/** One of several regulations of a law, by a subject in small letters that has no certain end. */
const GOES_ON = /^\s+en\s+(?:lo\s+relativo|lo\s+que\s+se\s+refiere|materia)(?!\p{L})/u
/** However the law on articles 103 and 107 goes on: `del Código Fundamental de la República`. */
const AMPARO = /^Ley\s+Reglamentaria\s+de\s+los\s+Artículos\s+103\s+y\s+107(?!\d)/i
const LOCAL = /^Constitución\s+(?:Política\s+)?(?:del?\s+(?!los\s|la\s+República|1917)|local|estatal)/iu

/** `ley vigente del seguro social`: only a known name is told from prose. */
const IN_FORCE = /^(ley|código)\s+(?:vigente|actual)(?=\s+(?:del?|federal|general)\s)/i

/** `Código Civil vigente para el Distrito Federal en Materia Común y para toda la República …`. */
const IN_FORCE_FOR_ALL =
  /^(c[óo]digo\s+(?:civil|penal)),?\s+vigente(?=\s+(?:en|para)\s+el\s+distrito\s+federal,?\s+en\s+materia)/i

/** Reads the name of a law that begins at an offset: one of the known ones however it is capitalised, or any name in initial capitals. */
export function lawAt(text: string, at: number): NamedLaw | null {
  const ahead = text.slice(at, at + 300)
  if (!/^\p{L}/u.test(ahead)) return null
  const inForce = IN_FORCE.exec(ahead)
  if (inForce) {
    const bare = `${inForce[1]}${ahead.slice(inForce[0].length)}`
    const known = knownLaw(bare)
    const isOther = /^\s+(?:del?|para|local|estatal|municipal)(?!\p{L})/iu.test(bare.slice(known?.length))
    return known && !isOther ? { law: known.law, end: at + ahead.length - bare.length + known.length } : null
  }
  const common = IN_FORCE_FOR_ALL.exec(ahead)
  const whole = common && knownLaw(`${common[1]}${ahead.slice(common[0].length)}`)
  if (whole) return { law: whole.law, end: at + whole.length + common[0].length - common[1]!.length }
  const known = knownLaw(ahead)
  const unknown = unknownLaw(ahead) || (known ? '' : capitalEndedLaw(text.slice(Math.max(0, at - 200), at), ahead))
  if (AMPARO.test(unknown)) return { law: 'Ley de Amparo', end: at + unknown.length }

  const isOther =
    known && known.written !== CONSTITUTION && /^\s+(?:del?\s|para\s|\p{Lu})/u.test(unknown.slice(known.length))
  if (known && !isOther && !LOCAL_NICKNAME.test(ahead.slice(known.length)))
    return ofItsPlace(known.law, text, at + known.length)
  if (unknown)
    return (
      ofItsYear(plainly(unknown), text, at + unknown.length) ?? ofItsPlace(plainly(unknown), text, at + unknown.length)
    )
  return bareConstitution(ahead) ? { law: CONSTITUTION, end: at + 'Constitución'.length } : null
}

function unknownLaw(ahead: string): string {
  if (!/^\p{Lu}\p{Ll}/u.test(ahead)) return capitalStateLaw(ahead)
  const name = UNKNOWN_LAW.exec(ahead)?.[0].trimEnd() ?? ''
  const behind = ahead.slice(name.length)
  const ofLaw = /^Reglamento/.test(name)
    ? /^\s+de(?:l|\s+la)\s+(?=(?:Ley|Código)\s+\p{L})/u.exec(behind)?.[0]
    : undefined
  const law = ofLaw && lawAt(behind, ofLaw.length)
  if (law) return `${name}${behind.slice(0, law.end)}`
  if (isBroken(name, behind) || (/^Reglamento/.test(name) && GOES_ON.test(behind))) return ''
  return NOBODYS.test(name.replace(/\s+/g, ' ')) ? '' : name
}

/** With single blanks, and with those that a text from a PDF has lost: `dela Ciudad`. */
function plainly(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .replace(/ del(as?|os) /g, ' de l$1 ')
    .replace(/,? (?:VIGENTE|APLICABLE|EN VIGOR)(?= (?:EN|PARA) )/, '')
}

/** A nickname of a federal law, but of a State's: `código tributario del Estado`. */
const LOCAL_NICKNAME =
  /^\s+(?:(?:local|estatal|municipal)(?!\p{L})|(?:del?|para\s+el|en\s+el)\s+(?:estado(?!s)|distrito\s+federal))/iu
/** A code whose State follows as the place where it is law. */
const PLACELESS =
  /^Código\s+(?:Civil|Penal|Familiar|Fiscal|Urbano|Administrativo|Municipal|Electoral|de\s+(?:Procedimientos\s+(?:\p{L}+|en\s+Materia\s+(?:\p{L}+|de\s+Defensa\s+Social))|Defensa\s+Social))$/u
const DISTRICT = /^\s+(?:del|en\s+el|para\s+el)\s+D\.\s?F(?:\.|(?!\p{L}))/u
const PLACE =
  /^,?\s+(?:vigente|aplicable|en\s+vigor|que\s+rige)\s+(?:en|para)\s+(?:el\s+|la\s+)?(?<place>Estado\s+(?:Libre\s+y\s+Soberano\s+)?de\s+(?:\p{Lu}\p{Ll}+)(?:\s+(?:de\s+)?\p{Lu}\p{Ll}+){0,3}|Distrito\s+Federal|Ciudad\s+de\s+México)/u

function ofItsPlace(law: string, text: string, end: number): NamedLaw {
  const found = PLACELESS.test(law) ? PLACE.exec(text.slice(end, end + 120)) : null
  const place = found?.groups?.place?.replace(/\s+/g, ' ')
  const district = DISTRICT.exec(text.slice(end, end + 30))
  if (district) return { law: `${law} del Distrito Federal`, end: end + district[0].length }
  return found && place
    ? { law: `${law} ${place.startsWith('C') ? 'de la' : 'del'} ${place}`, end: end + found[0].length }
    : { law, end }
}

function knownLaw(ahead: string): { law: string; length: number; written: string } | null {
  const written = KNOWN.exec(fold(ahead))?.[0]
  const found = written === undefined ? undefined : LAW_OF.get(plain(written))
  if (!found || written === undefined) return null
  if (
    /^[\p{L}]/u.test(ahead.slice(written.length)) ||
    (found.isShort && /^\p{Lu}\p{Ll}+$/u.test(ahead.slice(0, written.length)))
  )
    return null
  return { law: found.law, length: written.length, written: found.name }
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

/** Folded words without commas. */
function plain(text: string): string {
  return fold(text).replace(/[,\s]+/g, ' ')
}
