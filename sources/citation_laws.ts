import { CONSTITUTION, LAW_NAMES } from '#sources/citation_law_names'
import { isBroken } from '#sources/citation_broken_words'
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
  .flatMap(([law, others]) =>
    [law, ...others].map((name) => ({ law, folded: plain(name), isShort: /^[A-Z]\S{1,9}$/.test(name) }))
  )
  .sort((one, other) => other.folded.length - one.folded.length)
const LAW_OF = new Map(NAMES.map((name) => [name.folded, name]))
/** Any known name, however its words are parted. */
const KNOWN = new RegExp(
  `^(?:${NAMES.map(({ folded }) => folded.replace(/[()]/g, String.raw`\$&`).replaceAll(' ', String.raw`,?\s+`)).join('|')})(?![a-z\\d])`
)

const KIND =
  '(?:Ley|Código|Constitución|Reglamento|Convención|Convenio|Pacto|Protocolo|Estatutos?|Declaración|Tratado|Ordenanza|Enjuiciamiento)'
/** Who acts, and is no part of a law's name: `la Ley Agraria y la Secretaría de Hacienda`. */
const SOMEBODY =
  '(?:Secretar|Tribunal|Juez|Juzgad|Sala|Pleno|Junta|Congreso|Cámara|Gobierno|Gobernador|Presidente|Instituto|Comisi|Suprema|Corte|Magistrad|Procurad|Minist|Direc|Primer|Segund|Tercer|Cuart|Quint|Consejo|Fiscal[ií]a|Estado|Distrito|Autoridad)'
const LINK = String.raw`(?:(?:de|en|para|a|sobre|por|contra|con|entre|ante|hacia|bajo)\s+(?:la|las|los|lo|el|una?|sus?)|en\s+lo\s+relativo\s+a(?:l|\s+(?:las?|los))?|del(?:as?|os)?|al|de|en|para|a|sobre|por|contra|con|entre|ante|mediante|y\s+(?:sus|los|de\s+los|a\s+los)(?=\s+Municipios)|y\s+(?:del?(?:\s+las?|\s+los)?|las?|los|el|al?|para(?:\s+(?:la|el))?)(?=\s+(?!${SOMEBODY})\p{Lu})|y|e|o|u|(?<=\p{L}[aei]r\s)(?:las?|los|el)|que\s+(?:Establece|Crea|Regula|Reglamenta|Determina|Fija|Declara|Rige|Norma|Impone|Aprueba|Autoriza|Organiza|Concede|Otorga|Contiene|Reforma|Prohíbe|Protege)n?(?:\s+(?:las?|los|el|una?))?)`
const PROPER = String.raw`(?!${KIND}(?!\p{L}))(?:Artículos?\s\d+(?:[oº°]\.?)?|[A-ZÁÉÍÓÚÑ]\p{L}*\p{Ll}|[A-ZÁÉÍÓÚÑ]{2,}|[IVX]+)(?!\p{L})`
/** A word in capitals that no link announces is the heading of the next text: `… del Sector Público DECRETO`. */
const NEXT = String.raw`(?:\s+${LINK}(?!\p{L})\s+${PROPER}|\s+(?!\p{Lu}{2,}(?!\p{L})|\p{Lu}(?=\s+\p{Lu}{2,}(?!\p{L})))${PROPER}|\s+[IVX]+(?!\p{L})(?!\s+\p{Lu}{2,}))`
const SERIES = String.raw`(?:(?:,\s+${PROPER}${NEXT}{0,4}?){1,5},?\s+[ye]\s+${PROPER})`
/** The reglamento of a law, or of an article of it, is named with that law. */
const OF_A_LAW = String.raw`Reglamento(?:\s+Interior|\s+General)?\s+de(?:l|\s+la)\s+(?:art[íi]culos?\s+\d{1,4}(?:\s+[Bb]is)?\s+de(?:l|\s+la)\s+)?(?=${KIND})|Ley\s+del?\s+(?=Enjuiciamiento\s)`
const UNKNOWN_LAW = new RegExp(String.raw`^(?:${OF_A_LAW})?${KIND}(?!\p{L})(?:${NEXT}${SERIES}?)+`, 'u')
/** Laws of one year: their year is part of their name. */
const OF_A_YEAR = /^(?:Ley de Ingresos|Presupuesto de Egresos)/
const YEAR =
  /^(?<place>(?:,\s+(?:(?:Distrito|Estado|Municipio)\s+(?:del?\s+)?)?\p{Lu}\p{L}+(?:\s+(?:(?:de|del|las?|los|y)\s+){0,2}\p{Lu}\p{L}+){0,4}){0,3}),?\s+(?:[Pp]ara|[Dd]el?)\s+(?:[Ee]l\s+)?(?:[Ee]jercicio\s+[Ff]iscal\s+)?(?:[Dd]el?\s+)?(?:[Aa]ño\s+(?:[Dd]e\s+)?)?(?<year>\d{4})(?!\d)/u
const OF_YEAR = /^\s+(?:del?\s+)?(?:año\s+(?:de\s+)?)?(?<year>\d{4})(?!\d)/iu
/** A name that tells nothing without whose it is. */
const NOBODYS =
  /^(?:Reglamento(?:\s+(?:Interior|Interno|General))?|(?:Ley|Código)(?:\s+(?:Federal|General|Estatal|Local|Nacional|Orgánica|Reglamentaria|Adjetiv[oa]|Sustantiv[oa]|Procesal))?|(?:Ley|Reglamento)\s+(?:del|de\s+la)\s+(?:Instituto|Tribunal|Comisión|Consejo|Servicio|Sistema|Materia|Entidad|Estado)|Estatutos?(?:\s+Orgánico)?|Convenio|Tratado|Pacto|Convención|Protocolo|Declaración|Ordenanza)$/
/** One of several regulations of a law, by a subject in small letters that has no certain end. */
const GOES_ON = /^\s+en\s+(?:lo\s+relativo|lo\s+que\s+se\s+refiere|materia)(?!\p{L})/u
/** However the law on articles 103 and 107 goes on: `del Código Fundamental de la República`. */
const AMPARO = /^Ley\s+Reglamentaria\s+de\s+los\s+Artículos\s+103\s+y\s+107(?!\d)/i
const LOCAL = /^Constitución\s+(?:Política\s+)?(?:del?\s+(?!los\s|la\s+República)|local|estatal)/iu

/** `del Código Civil y 923 del de Procedimientos Civiles`: the code whose first word is left out. */
export function codeAt(text: string, at: number): NamedLaw | null {
  if (!/^de\s+(?:Procedimientos|Comercio)(?!\p{L})/u.test(text.slice(at, at + 20))) return null
  const left = 'Código '
  const named = lawAt(`${left}${text.slice(at, at + 300)}`, 0)
  return named && { law: named.law, end: at + named.end - left.length }
}

/** `ley vigente del seguro social`: only a known name is told from prose. */
const IN_FORCE = /^(ley|código)\s+(?:vigente|actual)(?=\s+(?:del?|federal|general)\s)/i

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
  const known = knownLaw(ahead)
  const unknown = unknownLaw(ahead)
  if (AMPARO.test(unknown)) return { law: 'Ley de Amparo', end: at + unknown.length }

  const isOther = known && /^\s+(?:del?\s|para\s|\p{Lu})/u.test(unknown.slice(known.length))
  if (known && !isOther && !LOCAL_NICKNAME.test(ahead.slice(known.length)))
    return ofItsPlace(known.law, text, at + known.length)
  if (unknown) return ofItsYear(plainly(unknown), text, at + unknown.length)
  return bareConstitution(ahead) ? { law: CONSTITUTION, end: at + 'Constitución'.length } : null
}

function unknownLaw(ahead: string): string {
  if (!/^\p{Lu}\p{Ll}/u.test(ahead)) return capitalStateLaw(ahead)
  const name = UNKNOWN_LAW.exec(ahead)?.[0].trimEnd() ?? ''
  const behind = ahead.slice(name.length)
  if (isBroken(name, behind) || (/^Reglamento/.test(name) && GOES_ON.test(behind))) return ''
  return NOBODYS.test(name.replace(/\s+/g, ' ')) ? '' : name
}

/** With single blanks, and with those that a text from a PDF has lost: `dela Ciudad`. */
function plainly(name: string): string {
  return name.replace(/\s+/g, ' ').replace(/ del(as?|os) /g, ' de l$1 ')
}

function ofItsYear(law: string, text: string, end: number): NamedLaw {
  if (!OF_A_YEAR.test(law)) return ofItsPlace(law, text, end)
  const bare = law.replace(/\s+para\s+el\s+Ejercicio\s+Fiscal$/i, '')
  const year = (bare === law ? YEAR : OF_YEAR).exec(text.slice(end, end + 160))
  const { place = '', year: of = '' } = year?.groups ?? {}
  return year ? { law: `${bare}${place.replace(/\s+/g, ' ')} para ${of}`, end: end + year[0].length } : { law, end }
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

const IN_ITS =
  /\s*\($|[,;]?\s*(?:(?:establece|dispone|prev[ée]|señala|prescribe|contempla|regula|previene|ordena|indica|define|determina|consagra|reconoce|estatuye)n?\s*,?\s*|(?:y\s+)?(?:específicamente|concretamente|en particular|particularmente)\s*,?\s*)?(?:(?:en\s+)?(?:sus?|el|los)\s*)?$/iu
const LAST_NAME = new RegExp(String.raw`(?<!\p{L})(?:${KIND}|ley|código|[Cc]arta|\p{Lu}{3,9})(?!\p{L})`, 'gu')

/** The law whose name ends a text (`…, y de la Ley de Amparo, en su`), or null. */
export function lawBefore(text: string): string | null {
  const link = IN_ITS.exec(text)?.[0] ?? ''
  if (!/[,(]|\bsus?\b|\p{L}\s+en\s+(?:el|los)\s/iu.test(link)) return null
  const end = text.length - link.length
  for (const { index } of [...text.slice(0, end).matchAll(LAST_NAME)].reverse()) {
    const named = lawAt(text.slice(0, end), index)
    if (named?.end === end) return named.law
  }
  return null
}

function knownLaw(ahead: string): { law: string; length: number } | null {
  const written = KNOWN.exec(fold(ahead))?.[0]
  const found = written === undefined ? undefined : LAW_OF.get(plain(written))
  if (!found || written === undefined) return null
  if (
    /^[\p{L}]/u.test(ahead.slice(written.length)) ||
    (found.isShort && /^\p{Lu}\p{Ll}+$/u.test(ahead.slice(0, written.length)))
  )
    return null
  return { law: found.law, length: written.length }
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
