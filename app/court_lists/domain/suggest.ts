import { flat } from '#app/court_lists/parsing/days'

/** A resolution that a published text speaks of, by its words, and how a list notifies it. */
export interface Suggestion {
  /** Key of `RESOLUTIONS`. */
  resolution: string
  /** Key of a rule of notification. */
  notification: string
  /** Keys of the calendars that count. */
  handling: string | null
  responsible: string | null
}

const AMPARO = { notification: 'amparo_list', handling: 'pjf', responsible: null }
const NULLITY = { notification: 'lfpca_bulletin', handling: 'tfja', responsible: null }
const COMMERCIAL = { notification: 'commercial_list', handling: 'pjf', responsible: null }

/** The branch that a text is of, what it says, and what that is; the first that fits. */
const FORMS: [branch: RegExp, says: RegExp, resolution: string, by: typeof AMPARO | typeof NULLITY][] = [
  [/amparo/, /preven(?:cion|ir|ga|gase)|se previene/, 'prevention', AMPARO],
  [/amparo/, /suspension provisional/, 'provisional_suspension', AMPARO],
  [/amparo/, /suspension definitiva/, 'definitive_suspension', AMPARO],
  [/amparo/, /informe justificado/, 'report_required', AMPARO],
  [/amparo directo/, /se admite/, 'direct_admission', AMPARO],
  [/amparo/, /cumplida la ejecutoria|cumplida la sentencia/, 'compliance_declared', AMPARO],
  [/amparo/, /cumplimiento/, 'compliance_required', AMPARO],
  [/amparo/, /sentencia|se sobresee|se concede el amparo|se niega el amparo/, 'indirect_sentence', AMPARO],
  [/nulidad|\/\d\d-/, /por contestada/, 'nullity_answered', NULLITY],
  [/nulidad|\/\d\d-/, /emplaz|correr traslado|corrase traslado/, 'nullity_claim', NULLITY],
  [/mercantil/, /ejecutivo.*(?:emplaz|requier)/, 'commercial_executive_claim', COMMERCIAL],
  [/mercantil/, /oral.*emplaz/, 'commercial_oral_claim', COMMERCIAL],
  [/mercantil/, /emplaz/, 'commercial_claim', COMMERCIAL],
  [/mercantil/, /sentencia definitiva/, 'commercial_sentence', COMMERCIAL],
]

/** What the words of a row seem to open. Null when they say nothing of it; a person chooses in any case. */
export function suggestedResolution(row: {
  caseNumber: string
  proceeding: string | null
  synthesis: string | null
}): Suggestion | null {
  if (!row.synthesis) return null
  const branch = flat(`${row.caseNumber} ${row.proceeding ?? ''}`)
  const text = flat(`${row.proceeding ?? ''} ${row.synthesis}`)
  const found = FORMS.find(([of, says]) => of.test(branch) && says.test(text))
  return found ? { resolution: found[2], ...found[3] } : null
}
