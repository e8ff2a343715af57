import type { DateTime } from 'luxon'
import type { Said } from './said.js'

/**
 * What of a thing may be changed at Google: title and time of one's own events (`all`), the time of activities that the person may move (`time`), and
 * nothing of what others set: hearings, deadlines, reminders, events of others.
 */
export type Changeable = 'all' | 'time' | 'nothing'

/** Something that stands in the calendar of a person in Foja, as it shall stand at Google. */
export interface KnownThing {
  item: string
  kind: string
  said: Said
  changeable: Changeable
  /** Its title is hidden at Google, so that what stands there is none of it. */
  isMasked: boolean
  /** The record behind it, and of what comes again the day. */
  recordId: number
  day: string
  matterId: number | null
  version: number | null
  /** When the record was last changed; null when that decides nothing. */
  changedAt: DateTime | null
}
