/** What courts are: those of the federal judiciary by the class that their own list gives them, and the rest. */
export const COURT_KINDS = [
  'district_court',
  'circuit_court',
  'appeal_court',
  'labor_court',
  'regional_plenum',
  'labor_commission',
  'other',
] as const
export type CourtKind = (typeof COURT_KINDS)[number]

/** Classes of the list of the federal judiciary (juzgado, colegiado, apelación, laboral, pleno, comisión). */
const CLASSES: Record<string, CourtKind> = {
  J: 'district_court',
  C: 'circuit_court',
  A: 'appeal_court',
  L: 'labor_court',
  P: 'regional_plenum',
  K: 'labor_commission',
}

export const kindOfClass = (letter: string): CourtKind => CLASSES[letter] ?? 'other'
