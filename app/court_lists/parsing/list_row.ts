import type { AnnouncedHearing } from './announced_hearing.js'

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
  /** Of the list. A row of a list of agreements stays an agreement, also where it sets a hearing: that is `announced`. */
  kind: ListKind
  court: string | null
  /**
   * `YYYY-MM-DD`: of an agreement the day on which it was made, or that of its list when it says none; of a hearing or session the day on which it is held. Null when
   * neither the row nor what stands above it says one.
   */
  day: string | null
  /** `YYYY-MM-DD`: when the list was published, where it says so besides. */
  published: string | null
  /** `HH:MM` of a hearing or session. */
  time: string | null
  /** The hearing that an agreement sets. */
  announced: AnnouncedHearing | null
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
