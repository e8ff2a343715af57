import type { NameKind } from './names/save_names.js'

/** Who is looked for. RFC and CURP as they are stored. */
export interface Searched {
  name: string
  rfc?: string | null
  curp?: string | null
}

/** Why something was found. */
export type How = 'same' | 'similar' | 'rfc' | 'curp' | 'related'

/** One step of a relation: whom it leads to and what they are to each other. */
export interface Step {
  name: string
  kind: string
  other: string
}

/** A record of the firm that names whom is looked for, or somebody related. */
export interface Match {
  kind: NameKind
  recordId: number
  matterId: number | null
  name: string
  /** On whose side in the matter; a client is ours. */
  side: string | null
  how: How
  /** 1 to 100. */
  likeness: number
  path: Step[]
}

/** The same, with the place of the name that was searched. */
export type FiledMatch = Match & { searched: number }

/** What somebody may be to somebody else. */
export const RELATIONS = [
  'spouse',
  'family',
  'partner',
  'representative',
  'subsidiary',
  'shareholder',
  'group',
  'other',
] as const
export type Relation = (typeof RELATIONS)[number]

export const DECISIONS = ['clear', 'waived', 'declined'] as const
export type Decision = (typeof DECISIONS)[number]
