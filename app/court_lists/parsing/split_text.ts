import { findCaseNumbers, type FoundCaseNumber } from '#app/courts/case_number'
import { flat } from './days.js'

/** What stands before a number that is no case of the list: a thesis, a letter, a number of the list itself. */
const NOT_A_CASE =
  /(?:\bj\.|tesis|jurisprudencia|registro(?: digital)?|oficios?|acuerdo general(?: conjunto)?|circular|sesion(?: ordinaria| publica)?|boletin(?: judicial| jurisdiccional)?|lista|norma oficial|nom-?|folios?|promocion(?:es)?|cedula|escrito|contrato|escritura|poliza|credito|factura|exhorto(?: de origen)?)(?:\s+(?:con\s+)?(?:de\s+)?(?:numero|num\.?|no\.?|n[°º]))?[\s:]*$/

/** What may stand between the numbers of cases that are one row. */
const JOINING =
  /^(?:[\s,;()/&-]|\by\b|\be\b|\bsus?\b|acumulad[oa]s?|\bacum\b\.?|\bal?\b|\bcon\b|relacionad[oa]s?|\brel\b\.?|\bexps?\b\.?|expedientes?|\blos?\b|\bdiversos?\b|\bamparos?\b|\bdirectos?\b|\btocas?\b|\bnum\b\.?|\bno\b\.?|\ba\.d\.?)*$/

/** The case numbers of a text that are no citation of something else. */
export const casesIn = (text: string): FoundCaseNumber[] => {
  const plain = flat(text)
  return findCaseNumbers(text).filter(({ start }) => !NOT_A_CASE.test(plain.slice(Math.max(0, start - 60), start)))
}

/** The first case of a text and those that are joined to it; what comes later in the text is only mentioned. */
export function joinedCases(text: string): FoundCaseNumber[] {
  const plain = flat(text)
  const [first, ...others] = casesIn(text)
  if (!first) return []
  const joined = [first]
  for (const other of others) {
    if (!JOINING.test(plain.slice(joined.at(-1)!.end, other.start))) break
    joined.push(other)
  }
  return joined
}

/** Words with which what a court decided begins. */
const DECIDED =
  /(?<![a-z])(?:se (?:admite|desecha|previene|tiene|ordena|sobresee|concede|niega|ampara|confirma|revoca|modifica|senala|senalan|fija|difiere|declara|requiere|reserva|acuerda|agrega|da vista|dicta|cita|turna|provee|radica|regulariza|dejan?|notifica|otorga|emplaza|hace|manda|decreta|aprueba|tienen|resuelve|recibe|remite|glosa|expide)|vistos?\b|agreguese|tengase|teniendo|por (?:recibid[oa]|presentad[oa]|hechas|exhibid[oa]|desahogad[oa])|de(?:se|nse) (?:vista|cuenta)|dese\b|requierase|prevengase|notifiquese|senten(?:cia|ciado)|audiencia (?:constitucional|incidental|de|inicial|intermedia|preliminar|previa)|auto (?:de|que)|acuerdo (?:de|que)|admision|prevencion|desechamiento|emplazamiento|a (?:sus|los) autos|no ha lugar|como (?:lo )?solicita|expidase|girese|archivese|citese|ha lugar|resolucion)/

/** A full stop that ends a sentence: not that of an abbreviation or of an initial. */
const STOP =
  /(?<!\b(?:[a-z]|s\.a|c\.v|r\.l|lic|dr|dra|ing|sr|sra|ma|gral|art|num|no|exp|fracc?|ap|soc|suc|cia|hnos|jr))\.\s+(?=[^\s])/

const BETWEEN = /\s(?:vs?\.?|contra|c\.)\s/

export interface SplitText {
  proceeding: string | null
  parties: string | null
  synthesis: string | null
}

/** The words of a row without labels: what kind of case, who against whom, and what was decided. `before` stands before the number, `after` behind it. */
export function splitText(before: string, after: string): SplitText {
  const proceeding = trimmed(before.replace(/\b(?:exp(?:ediente)?s?|n[uú]m(?:ero)?|no|toca)\b\.?:?/gi, ' '))
  const text = after.replace(/^(?:[\s,.;:)\]-]|y acumulad[oa]s?|y sus? acumulad[oa]s?|bis\b)+/i, '').trim()
  if (text === '') return { proceeding, parties: null, synthesis: null }
  const plain = flat(text)
  const decided = DECIDED.exec(plain)?.index ?? -1
  const versus = BETWEEN.exec(decided >= 0 ? plain.slice(0, decided) : plain)
  if (!versus) {
    if (decided < 0) return { proceeding, parties: null, synthesis: text }
    return { proceeding, parties: trimmed(text.slice(0, decided)), synthesis: trimmed(text.slice(decided)) }
  }
  const from = versus.index + versus[0].length
  const stop = STOP.exec(plain.slice(from))
  const ends = [stop ? from + stop.index + 1 : -1, decided].filter((at) => at > from)
  const cut = plain.slice(from).search(/\s[-–—|]\s|;/)
  if (cut >= 0) ends.push(from + cut)
  const end = ends.length > 0 ? Math.min(...ends) : text.length
  const named = trimmed(text.slice(0, end))
  return { proceeding, parties: named, synthesis: trimmed(text.slice(end)) }
}

const trimmed = (text: string): string | null => text.replace(/^[\s,.;:|–—-]+|[\s,;:|–—-]+$/g, '').trim() || null
