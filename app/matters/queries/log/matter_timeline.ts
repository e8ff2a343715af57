import { DateTime } from 'luxon'
import { TIMELINE_GROUPS, timelineEntries, type TimelineItem } from '#app/core/contributions/registries'
import type Matter from '#app/matters/models/matter'
import { cursorText, WHOLE_TIMELINE, type TimelineFilters } from '#app/matters/domain/timeline_filters'

/** One page of a timeline; `older` is the cursor of the next one, null at the end. */
export interface TimelinePage {
  items: TimelineItem[]
  older: string | null
}

/** How much of a timeline is read, and in whose time zone its days are. */
export interface TimelineReading {
  limit: number
  filters?: TimelineFilters
  zone?: string
  /** What the reader may do in the firm. */
  may(permission: string): boolean
}

/**
 * What happened in a matter, newest first, of all modules that know of some. Each is asked once, from the end of the page before: what an
 * instant holds beyond that page is told by counting, so that no line is told twice and none is passed over.
 */
export async function matterTimeline(
  matter: Matter,
  { limit, filters = WHOLE_TIMELINE, zone = 'utc', may }: TimelineReading
): Promise<TimelinePage> {
  const groups = filters.groups.length > 0 ? filters.groups : TIMELINE_GROUPS
  const { before, since, skip } = span(filters, zone)
  const page = { before, limit: limit + skip + 1, actorId: filters.person, groups }
  const asked = timelineEntries
    .all()
    .filter((each) => (each.groups ?? ['matter']).some((group) => groups.includes(group)))
    .filter(({ permission }) => permission === undefined || may(permission))
  const subject = { workspaceId: matter.workspaceId, matterId: matter.id }
  const loaded = await Promise.all(asked.map(({ load }) => load(subject, page)))
  const told = inOrder(loaded.flat()).filter(({ at }) => !since || at >= since)
  const rest = told.slice(alreadyShown(told, filters))
  const items = rest.slice(0, limit)
  return { items, older: rest.length > limit ? cursorAfter(items, filters) : null }
}

/** Newest first; of one instant always in the same order. */
function inOrder(items: TimelineItem[]): TimelineItem[] {
  return items.sort((a, b) => b.at.toMillis() - a.at.toMillis() || newerId(a.id, b.id))
}

function newerId(a: string, b: string): number {
  const [one, other] = [a, b].map((id) => /^(.*?)(\d*)$/.exec(id)!)
  return one![1]!.localeCompare(other![1]!) || Number(other![2]) - Number(one![2])
}

/** The instants between which lines are read, and how many more of them than are shown. */
function span({ from, to, cursor }: TimelineFilters, zone: string) {
  const dayStart = (day: string, plus = 0) =>
    DateTime.fromISO(day, { zone }).plus({ days: plus }).startOf('day').toUTC()
  const end = to ? dayStart(to, 1) : null
  const before = cursor ? cursor.at.plus({ milliseconds: 1 }) : end
  return { before, since: from ? dayStart(from) : null, skip: cursor?.shown ?? 0 }
}

/** How many of the first lines are of the cursor's instant and were told with the page before. */
function alreadyShown(told: TimelineItem[], { cursor }: TimelineFilters): number {
  if (!cursor) return 0
  return Math.min(cursor.shown, told.filter(({ at }) => at.toMillis() === cursor.at.toMillis()).length)
}

function cursorAfter(items: TimelineItem[], { cursor }: TimelineFilters): string {
  const { at } = items.at(-1)!
  const here = items.filter((item) => item.at.toMillis() === at.toMillis()).length
  const earlier = cursor && cursor.at.toMillis() === at.toMillis() ? cursor.shown : 0
  return cursorText({ at, shown: here + earlier })
}
