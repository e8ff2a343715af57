/** What courts publish: agreements (acuerdos) of a day, hearings that are set, cases that a collegiate court will see in a session. */
export const LIST_KINDS = ['agreement', 'hearing', 'session'] as const
export type ListKind = (typeof LIST_KINDS)[number]

/** How much is kept of each text of a row, in characters. */
export const ROW_LENGTHS = {
  court: 300,
  caseNumber: 120,
  proceeding: 200,
  parties: 1_000,
  synthesis: 8_000,
  said: 4_000,
} as const

/** A case of a published list. Texts are as the list has them. */
export interface ListRow {
  /** The line of the text on which it begins, from 1. */
  line: number
  kind: ListKind
  court: string | null
  /** `YYYY-MM-DD`; null when neither the row nor what stands above it says one. */
  day: string | null
  /** `HH:MM` of a hearing or session. */
  time: string | null
  caseNumber: string
  /** By what it is compared (`keyOfCase`). */
  caseKey: string
  suffix: string
  proceeding: string | null
  parties: string | null
  synthesis: string | null
  /** All that the list says of it. */
  said: string
}

/** A line that is neither a row nor part of one, nor tells of court or day. */
export interface LeftOver {
  line: number
  text: string
}

export interface ReadList {
  rows: ListRow[]
  leftOver: LeftOver[]
}
