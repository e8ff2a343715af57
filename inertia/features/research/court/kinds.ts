/** The courts before which a person may litigate, as the server knows them, the commonest first. */
export const COURT_KINDS = [
  'district',
  'collegiate',
  'appeal',
  'federal_labour',
  'local',
  'administrative',
  'military',
  'regional',
  'court',
] as const

export type CourtKind = (typeof COURT_KINDS)[number]
