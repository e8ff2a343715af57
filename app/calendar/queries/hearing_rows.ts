import { DateTime } from 'luxon'
import type { CalendarEvent, Viewer } from '#app/core/contributions/registries'
import { translateFor } from '#app/core/messages/catalogue'
import { timeZone } from '#app/core/time_zone'

/** A hearing with what is shown of its matter, as the database gives it: a month may have thousands, and models cost more than the reading. */
export interface HearingRow {
  id: number
  workspace_id: number
  matter_id: number
  kind: string
  status: keyof typeof STATES
  /** `YYYY-MM-DD` and `HH:MM` on the clocks of the firm. */
  day: string
  time: string
  minutes: number
  travel_minutes: number
  court: string | null
  court_id: number | null
  room: string | null
  address: string | null
  link: string | null
  client_attends: number
  reference: string
  matter_title: string
  time_zone: string
}

const OF_MATTER = ['matters.reference', 'matters.title as matter_title', 'workspaces.time_zone']
/** What is shown of a hearing: what was written about it may be long. */
const SHOWN = ['id', 'workspace_id', 'matter_id', 'kind', 'status', 'day', 'time', 'minutes', 'travel_minutes']
  .concat(['court', 'court_id', 'room', 'address', 'link', 'client_attends'])
  .map((name) => `hearings.${name}`)

/** The columns of a `HearingRow`. */
export const HEARING_COLUMNS = [...SHOWN, ...OF_MATTER]

/** When a hearing begins and ends; many are at one hour, and each reckoning of a zone costs. */
function momentsOf() {
  const known = new Map<string, { startsAt: DateTime; endsAt: DateTime }>()
  return ({ day, time, minutes, time_zone: zone }: HearingRow) => {
    const key = `${day}T${time} ${minutes} ${zone}`
    let moments = known.get(key)
    if (!moments) {
      const startsAt = DateTime.fromISO(`${day}T${time}`, { zone: timeZone(zone) })
      moments = { startsAt, endsAt: startsAt.plus({ minutes }) }
      known.set(key, moments)
    }
    return moments
  }
}

const STATES = { scheduled: 'open', held: 'done', deferred: 'cancelled', cancelled: 'cancelled' } as const

/** Makes events of many hearings, named as their reader is told things. */
export function hearingEventMaker(reader: Pick<Viewer, 'voice'>) {
  const momentsAt = momentsOf()
  return (hearing: HearingRow): Omit<CalendarEvent, 'href' | 'peopleIds'> => {
    const { id, kind, status, court, room, address, link, reference } = hearing
    return {
      id: `hearing-${id}`,
      kind: 'hearing',
      title: translateFor(reader, `hearings.kind.${kind}`),
      when: momentsAt(hearing),
      matter: { id: hearing.matter_id, reference, title: hearing.matter_title },
      court: court ? { id: hearing.court_id, name: court } : null,
      place: [room, address].filter(Boolean).join(', ') || null,
      link,
      move: { refused: 'hearings.move_refused' },
      state: STATES[status],
    }
  }
}
