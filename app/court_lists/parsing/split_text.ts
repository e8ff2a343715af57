import { findCaseNumbers, type FoundCaseNumber } from '#app/courts/case_number'
import { flat } from './days.js'
import { remembered } from './remembered.js'
import { kindAtStart } from './proceedings.js'

/** What stands before a number that is no case of the list: a thesis, a letter, a number of the list itself. */
const NOT_A_CASE =
  /(?:(?<![a-z]\.)\bj\.|(?<!contradiccion de )\btesis|jurisprudencia|registro(?: digital)?|oficios?|acuerdos? (?:general(?: conjunto| plenario)?|plenario)|circular|sesion(?: ordinaria| extraordinaria| publica| privada| virtual| presencial| remota){0,3}|boletin(?: [a-z]{4,14})?|lista|norma oficial|nom-?|folios?|promocion(?:es)?|cedula|escrito|contrato|escritura|poliza|credito|factura|cheque|pagare|exhorto de origen|articulos?|art\.|arts\.|fraccion|ley|decreto|reglamento|tel\.?|telefonos?|mes|bimestre|quincena|periodo|vigencia|correspondiente a|clave|cuenta|recibo|placas?|averiguacion(?: previa)?|gaceta|tomo|acta|notaria|instrumento|\$)(?:\s+(?:con\s+)?(?:de\s+)?(?:numero|num\.?|no\.?|n[°º]))?[\s:]*$/

/** What may stand between the numbers of cases that are one row. */
const JOINING_WORDS = new Set(
  'y e su sus al a con los lo exp exps expediente expedientes diverso diversos amparo amparos directo directos toca tocas num no numero juicio juicios ad dc da dt dp'.split(
    ' '
  )
)

const joins = (between: string): boolean => {
  // The letters of a number (`y SUP-JDC-`).
  const isCode = /(?:,|\b[ye]\b).*[a-z][-/]$/.test(between)
  return (
    between.length < 80 &&
    !/[^\s,;()/&.a-z-]/.test(between) &&
    [...between.matchAll(/[a-z]+/g)].every(
      ([word]) =>
        JOINING_WORDS.has(word) ||
        word.length === 1 ||
        (isCode && word.length <= 4) ||
        /^acum(?:ulad[oa]s?)?$/.test(word)
    ) &&
    !/[.;]\s*$/.test(between.replace(/\b[a-z]{1,5}\.(?:[a-z]\.)*\s*$/, ''))
  )
}

/** The case numbers of a text that are no citation of something else. */
export const casesIn = remembered((text: string): FoundCaseNumber[] => {
  if (!/\d/.test(text)) return []
  const plain = flat(text)
  return findCaseNumbers(text).filter(({ start }) => !NOT_A_CASE.test(plain.slice(Math.max(0, start - 60), start)))
})

/** The first case of a text and those that are joined to it; what comes later in the text is only mentioned. */
export function joinedCases(text: string): FoundCaseNumber[] {
  const plain = flat(text)
  const [first, ...others] = casesIn(text)
  if (!first) return []
  const joined = [first]
  for (const other of others) {
    if (!joins(plain.slice(joined.at(-1)!.end, other.start))) break
    joined.push(other)
  }
  return joined
}

/** Whether a number that follows this folded text is none of a case. */
export const citesOther = (before: string): boolean => NOT_A_CASE.test(before.slice(-60))

/** Words with which what a court decided begins. */
const DECIDED =
  /(?<![a-z])(?:se (?:admite|desecha|previene|tiene|ordena|sobresee|concede|niega|ampara|confirma|revoca|modifica|senala|senalan|fija|difiere|declara|requiere|reserva|acuerda|agrega|da vista|dicta|cita|turna|provee|radica|regulariza|dejan?|notifica|otorga|emplaza|hace|manda|decreta|aprueba|tienen|resuelve|recibe|remite|glosa|expide)|vistos?\b|agreguese|tengase|teniendo|por (?:recibid[oa]|presentad[oa]|hechas|exhibid[oa]|desahogad[oa])|de(?:se|nse) (?:vista|cuenta)|dese\b|requierase|prevengase|notifiquese|senten(?:cia|ciado)|audiencia (?:constitucional|incidental|de|inicial|intermedia|preliminar|previa)|auto (?:de|que)|acuerdo (?:de|que)|admision|prevencion|desechamiento|emplazamiento|a (?:sus|los) autos|no ha lugar|como (?:lo )?solicita|ha lugar|resolucion|causa estado|vista (?:por )?(?:\d{1,2}|tres|cinco|seis|nueve|diez|quince) dias|(?<=[.;–—-]\s{1,2})se [a-z]{3,}\b|(?<=^|[.–—-]\s{0,2})[a-z]{3,}(?:ase|ese|anse|ense)\b)/

/** Where in a folded text what a court decided begins; -1 when nothing says it. */
export const decisionAt = (plain: string): number => DECIDED.exec(plain)?.index ?? -1

/** A full stop that ends a sentence: not that of an abbreviation or of an initial. */
const STOP =
  /(?<!\b(?:[a-z]|s\.a|c\.v|r\.l|lic|dr|dra|ing|sr|sra|ma|gral|art|num|no|exp|fracc?|ap|soc|suc|cia|hnos|jr))\.\s+(?=[^\s])/

const BETWEEN = /\s(?:vs?\.?|contra|c\.)\s|\s\/\s/

export interface SplitText {
  proceeding: string | null
  parties: string | null
  synthesis: string | null
}

/** The words of a row without labels: what kind of case, who against whom, and what was decided. `before` stands before the number, `after` behind it. */
export function splitText(before: string, after: string): SplitText {
  const proceeding = trimmed(before.replace(/\b(?:exp(?:edien)?t?e?s?|n[uú]m(?:ero)?|no|toca)\b\.?:?/gi, ' '))
  const rest = after
    .replace(/^(?:[\s,.;:)\]-]|y acumulad[oa]s?|y sus? acumulad[oa]s?|acumulad[oa]s?\b|bis\b)+/i, '')
    .trim()
  const kind = kindAtStart(flat(rest))
  if (!kind) return { proceeding, ...namesAndDecision(rest) }
  const own = trimmed(rest.slice(0, kind.end).replace(/^relativ[oa] al?\s+/i, ''))
  return {
    proceeding: [proceeding, own].filter(Boolean).join(' ') || null,
    ...namesAndDecision(rest.slice(kind.next).replace(LEADING_TO_NAMES, ''), true),
  }
}

const LEADING_TO_NAMES =
  /^(?:promovid[oa]s? por|promueven?|promov\.|que promueve|seguid[oa]s? por|iniciad[oa] por|formulad[oa] por)\s+/i

/** Who against whom, and what was decided. `isNamed` says that names come first, also where nobody stands against them. */
function namesAndDecision(text: string, isNamed = false): Omit<SplitText, 'proceeding'> {
  if (text === '') return { parties: null, synthesis: null }
  const plain = flat(text)
  const decided = decisionAt(plain)
  const versus = BETWEEN.exec(decided >= 0 ? plain.slice(0, decided) : plain)
  if (!versus) {
    if (decided >= 0) return { parties: trimmed(text.slice(0, decided)), synthesis: trimmed(text.slice(decided)) }
    const end = isNamed ? STOP.exec(plain)?.index : undefined
    if (end === undefined)
      return isNamed && text.length < 120
        ? { parties: trimmed(text), synthesis: null }
        : { parties: null, synthesis: text }
    return { parties: trimmed(text.slice(0, end)), synthesis: trimmed(text.slice(end + 1)) }
  }
  const from = versus.index + versus[0].length
  const stop = STOP.exec(plain.slice(from))
  const ends = [stop ? from + stop.index + 1 : -1, decided].filter((at) => at > from)
  const cut = plain.slice(from).search(/\s[-–—|]\s|\.\s?[-–—]|;/)
  if (cut >= 0) ends.push(from + cut)
  const end = ends.length > 0 ? Math.min(...ends) : text.length
  return { parties: trimmed(text.slice(0, end)), synthesis: trimmed(text.slice(end).replace(/^\.\s?[-–—]/, '')) }
}

const trimmed = (text: string): string | null => text.replace(/^[\s,.;:|–—-]+|[\s,;:|–—-]+$/g, '').trim() || null
