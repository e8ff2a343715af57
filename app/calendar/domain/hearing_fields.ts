/** What a hearing is of, as procedural laws name them; «other» for the rest. */
export const HEARING_KINDS = [
  ...(['incidental', 'constitutional', 'preliminary', 'trial', 'initial', 'intermediate'] as const),
  ...(['conciliation', 'evidence', 'pleadings', 'judgment', 'other'] as const),
] as const
export type HearingKind = (typeof HEARING_KINDS)[number]

/** How far a hearing is: to come, held, put off to another day, or not held at all. */
export const HEARING_STATES = ['scheduled', 'held', 'deferred', 'cancelled'] as const
export type HearingState = (typeof HEARING_STATES)[number]

export const HEARING_LENGTHS = { court: 300, room: 120, address: 300, link: 500, notes: 2_000, outcome: 4_000 } as const

/** Minutes that a hearing and the way to it may take. */
export const HEARING_MINUTES = { least: 5, most: 720, travel: 600 } as const

/** What people say of a hearing. */
export interface HearingFields {
  kind: HearingKind
  /** `YYYY-MM-DD` and `HH:MM`, on the clocks of the firm. */
  day: string
  time: string
  minutes: number
  travelMinutes: number
  court?: string | null
  /** The court of the catalogue, when it is one. */
  courtId?: number | null
  room?: string | null
  address?: string | null
  /** `https://…` */
  link?: string | null
  notes?: string | null
  shownToClient: boolean
  clientAttends: boolean
  substituteId?: number | null
  /** Who attends: people who see the matter. */
  peopleIds: number[]
  /** What is brought: documents of the matter. */
  documentIds?: number[]
}

const OWN = [
  ...(['kind', 'day', 'time', 'minutes', 'travelMinutes', 'court', 'courtId', 'room', 'address', 'link'] as const),
  ...(['notes', 'shownToClient', 'clientAttends', 'substituteId'] as const),
] as const

export type StoredHearing = Required<Omit<HearingFields, 'peopleIds' | 'documentIds'>>

/** The columns of a hearing. What was left out is null; a client whom nothing is shown is not asked to attend. */
export function storedHearing(fields: HearingFields): StoredHearing {
  const told = Object.fromEntries(OWN.map((name) => [name, fields[name] ?? null])) as StoredHearing
  return { ...told, clientAttends: fields.shownToClient && fields.clientAttends }
}

/** Those columns in which two hearings differ. */
export const differing = (before: StoredHearing, after: StoredHearing) =>
  OWN.filter((name) => before[name] !== after[name])
