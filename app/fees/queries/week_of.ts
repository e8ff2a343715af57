import { DateTime } from 'luxon'
import Matter, { type MatterViewer } from '#app/matters/models/matter'
import RunningTimer from '#app/fees/models/running_timer'
import TimeEntry from '#app/fees/models/time_entry'
import { timeLine, type TimeLine } from './matter_work.js'

/** Time of a person with the matter that it is of. A matter that they may not see any more has no name. */
export type OwnTime = TimeLine & { matterId: number; matter: { reference: string; title: string } | null }

/** A watch that runs: since when (ISO instant), for which matter. */
export type Watch = { matterId: number; matter: { reference: string; title: string } | null; startedAt: string }

/** The Sunday on or before a day: weeks begin on Sunday. */
export const sundayOf = (day: string): string => {
  const date = DateTime.fromISO(day)
  return date.minus({ days: date.weekday % 7 }).toISODate()!
}

/** The seven days of a week, by its first. */
export const daysFrom = (sunday: string): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((days) => DateTime.fromISO(sunday).plus({ days }).toISODate()!)

/** Names of matters that somebody may see, by their ids. */
async function matterNames(viewer: MatterViewer, ids: number[]) {
  const seen = await Matter.seenBy(viewer).whereIn('matters.id', ids).select('id', 'reference', 'title')
  return new Map(seen.map(({ id, reference, title }) => [id, { reference, title }]))
}

/** What a person worked in a week, the first first. Three queries. */
export async function ownWeek(viewer: MatterViewer, sunday: string): Promise<OwnTime[]> {
  const days = daysFrom(sunday)
  const entries = await TimeEntry.in({ id: viewer.workspaceId ?? 0 })
    .where('time_entries.user_id', viewer.userId)
    .whereBetween('worked_on', [days[0]!, days[6]!])
    .preload('user', (user) => void user.select('id', 'name'))
    .orderBy('worked_on')
    .orderBy('time_entries.id')
  const names = await matterNames(viewer, [...new Set(entries.map(({ matterId }) => matterId))])
  return entries.map((entry) => ({
    ...timeLine(entry),
    matterId: entry.matterId,
    matter: names.get(entry.matterId) ?? null,
  }))
}

/** The watch of a person that runs, if any. */
export async function ownWatch(viewer: MatterViewer): Promise<Watch | null> {
  const timer = await RunningTimer.in({ id: viewer.workspaceId ?? 0 })
    .where({ user_id: viewer.userId })
    .first()
  if (!timer) return null
  const names = await matterNames(viewer, [timer.matterId])
  return { matterId: timer.matterId, matter: names.get(timer.matterId) ?? null, startedAt: timer.startedAt.toISO()! }
}
