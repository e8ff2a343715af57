import type { CalendarEvent } from '#app/core/contributions/registries'

/** Most conflicts that are told of one event. */
const MAX_TOLD = 5

/** Why two events cannot both be attended: they overlap, or there is no time for the way between them. */
export interface Conflict {
  /** The other event. */
  id: string
  kind: 'time' | 'travel'
  personId: number
}

interface Busy {
  event: CalendarEvent
  start: number
  end: number
  /** With the way there and back. */
  leaves: number
  returns: number
}

/**
 * What takes the time of one person twice: events that last, are not over and cancelled, and name the same person. An event without a known length
 * occupies nobody.
 *
 * @returns conflicts by the id of the event, in both directions
 */
export function conflictsAmong(events: CalendarEvent[]): Map<string, Conflict[]> {
  const byPerson = new Map<number, Busy[]>()
  for (const busy of events.flatMap(busyOf))
    for (const id of busy.event.peopleIds) {
      const own = byPerson.get(id)
      if (own) own.push(busy)
      else byPerson.set(id, [busy])
    }
  const found = new Map<string, Conflict[]>()
  for (const [personId, busy] of byPerson) {
    busy.sort((a, b) => a.leaves - b.leaves)
    for (const [index, first] of busy.entries()) {
      for (let next = index + 1; next < busy.length && busy[next]!.leaves < first.returns; next++) {
        if (!tell(found, personId, first, busy[next]!)) break
      }
    }
  }
  return found
}

function busyOf(event: CalendarEvent): Busy[] {
  if (!('startsAt' in event.when) || !event.when.endsAt || (event.state ?? 'open') !== 'open') return []
  const [start, end] = [event.when.startsAt.toMillis(), event.when.endsAt.toMillis()]
  const way = (event.travelMinutes ?? 0) * 60_000
  return [{ event, start, end, leaves: start - way, returns: end + way }]
}

/** Notes that two events meet; false once enough was told of the first. */
function tell(found: Map<string, Conflict[]>, personId: number, first: Busy, second: Busy): boolean {
  const kind = first.start < second.end && second.start < first.end ? 'time' : 'travel'
  const [one, other] = [told(found, first), told(found, second)]
  if (one.length >= MAX_TOLD) return false
  one.push({ id: second.event.id, kind, personId })
  if (other.length < MAX_TOLD) other.push({ id: first.event.id, kind, personId })
  return true
}

function told(found: Map<string, Conflict[]>, { event: { id } }: Busy): Conflict[] {
  const known = found.get(id) ?? []
  found.set(id, known)
  return known
}
