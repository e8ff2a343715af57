import type { CitedDocument } from '#app/research/reading/analysis'

/** How a document stands, worst first. `unknown` = no evidence: nothing is said to be in force without it. */
export const STATUSES = [
  'withdrawn',
  'ended',
  'interrupted',
  'superseded',
  'substituted',
  'reformed',
  'standing',
  'unknown',
] as const

export type Status = (typeof STATUSES)[number]

/** What a status rests on; shown with it. */
export interface Evidence {
  status: Exclude<Status, 'unknown'>
  /** `note` of the Semanario, a later `thesis` that says so, a `reform` of an article that it cites, the `register` of its source, the `provision` that says when it enters into force. */
  from: 'note' | 'thesis' | 'reform' | 'register' | 'provision'
  /** Words of the note or of the thesis; null where the date tells all. */
  text: string | null
  /** The thesis that took its place, or the article that was reformed. */
  document: CitedDocument | null
  /** ISO date: of the reform, of the thesis, since when it is or is not law. */
  on: string | null
}

/** The validity light of a document. */
export interface Light {
  status: Status
  /** Concluded by this program from texts; false when its source says so itself. */
  isDerived: boolean
  evidence: Evidence[]
}

/** The light that a list of evidence gives: that of the worst of it. */
export function lightOf(evidence: Evidence[]): Light {
  const sorted = [...evidence].sort((one, other) => STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status))
  const [worst] = sorted
  return {
    status: worst?.status ?? 'unknown',
    isDerived: worst !== undefined && worst.from !== 'register',
    evidence: sorted,
  }
}
