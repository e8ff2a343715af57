/** The courts before which a person may litigate, as article 217 of the Ley de Amparo tells them apart. */
export const COURT_KINDS = [
  'court',
  'regional',
  'collegiate',
  'appeal',
  'district',
  'federal_labour',
  'local',
  'administrative',
  'military',
] as const

export type CourtKind = (typeof COURT_KINDS)[number]

/** Judicial circuits of the country. */
export const CIRCUITS = { first: 1, last: 32 } as const

/** Subjects of the Semanario Judicial de la Federación. */
export const SUBJECTS = ['Administrativa', 'Civil', 'Común', 'Constitucional', 'Laboral', 'Penal'] as const

/** The court before which somebody litigates. */
export type Court = {
  kind: CourtKind
  /** 1 to 32; null when it has none, or was not told. */
  circuit: number | null
  /** The subject that they mostly litigate; null when not told. */
  subject: string | null
}
