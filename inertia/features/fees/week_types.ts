import type { TimeLine, Watch } from './types'

type Named = { reference: string; title: string } | null

/** Time of a person with the matter that it is of; null for one that they may not see any more. */
export type OwnTime = TimeLine & { matterId: number; matter: Named }

export type WeekProps = {
  /** The seven days of the week, ISO. */
  days: string[]
  today: string
  entries: OwnTime[]
  watch: Watch | null
  /** Whether this person may read what an hour costs. */
  seesMoney: boolean
}
