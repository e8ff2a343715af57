import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import { route } from '#app/core/addresses'
import {
  firstOf,
  NOTHING_READ,
  type CalendarEvent,
  type CalendarReading,
  type CalendarSpan,
  type Viewer,
} from '#app/core/contributions/registries'
import { translate } from '#app/core/messages/catalogue'
import { timeZone } from '#app/core/time_zone'
import { joinOn } from '#app/core/models/join_on'
import Matter from '#app/matters/models/matter'
import Workspace from '#app/workspaces/models/workspace'
import Hearing from '#app/calendar/models/hearing'
import HearingPerson from '#app/calendar/models/hearing_person'

type Query = ModelQueryBuilderContract<typeof Hearing>

/** A hearing with what is shown of its matter, as the database gives it: a month may have thousands, and models cost more than the reading. */
interface Row {
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

/** How a hearing is named where there is no more room: the terms of Mexican procedure, in any language. */
const nameOf = (kind: string) => translate('es', `hearings.kind.${kind}`)

/** The hearings on some days, of the people who are asked for or of everybody: two queries. A court sets them, so nobody drags them. */
export async function hearingEvents(viewer: Viewer, span: CalendarSpan): Promise<CalendarReading> {
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer')) return NOTHING_READ
  const query = between(Hearing.in({ id: viewer.workspaceId }), span).whereExists(
    Matter.seenBy(viewer).whereColumn('matters.id', 'hearings.matter_id')
  )
  if (span.personIds) {
    const attending = HearingPerson.in({ id: viewer.workspaceId })
      .whereIn('user_id', span.personIds)
      .select('hearing_id')
    query.where((of) => void of.whereIn('hearings.id', attending).orWhereIn('hearings.substitute_id', span.personIds!))
  }
  const { rows: hearings, isCut } = firstOf(await rowsOf(query), span.limit)
  const people = (await HearingPerson.in({ id: viewer.workspaceId })
    .whereIn(
      'hearing_id',
      hearings.map(({ id }) => id)
    )
    .select('hearing_id', 'user_id')
    .pojo<Attending>()) as Attending[]
  const attending = Map.groupBy(people, ({ hearing_id: hearingId }) => hearingId)
  const eventOf = eventMaker()
  const events = hearings.map((hearing) => ({
    ...eventOf(hearing),
    peopleIds: (attending.get(hearing.id) ?? []).map(({ user_id: userId }) => userId),
    href: route('law_firm.matters.show', { dossierId: hearing.matter_id }, { tab: 'hearings', hearing: hearing.id }),
    travelMinutes: hearing.travel_minutes,
  }))
  return { events, isCut }
}

/** Those of the matters that a client follows, as far as they are shown to them. */
export async function hearingEventsOfClient(viewer: Viewer, span: CalendarSpan): Promise<CalendarReading> {
  const { rows, isCut } = firstOf(await rowsOf(between(Hearing.shownTo(viewer.userId), span)), span.limit)
  const eventOf = eventMaker()
  const events = rows
    .filter(({ workspace_id: workspaceId }) => !viewer.onlyFirm || viewer.onlyFirm === workspaceId)
    .map((hearing) => ({
      ...eventOf(hearing),
      peopleIds: [],
      href: route('portal.matters.show', { id: hearing.matter_id }),
      link: hearing.client_attends ? hearing.link : null,
    }))
  return { events, isCut }
}

type Attending = { hearing_id: number; user_id: number }

const rowsOf = async (query: Query) => (await query.pojo<Row>()) as Row[]

/** Narrows hearings to some days, and to matters that are not archived; days are those of each firm, one off at most. */
function between(hearings: Query, { firstDay, lastDay, matterId, courtId, limit }: CalendarSpan): Query {
  const off = (day: string, days: number) => DateTime.fromISO(day).plus({ days }).toISODate()!
  const query = hearings
    .join(...joinOn(Matter, 'hearings.matter_id'))
    .join(...joinOn(Workspace, 'hearings.workspace_id'))
    .where('matters.trashed', 0)
    .where('matters.archived', 0)
    .whereBetween('hearings.day', [off(firstDay, -1), off(lastDay, 1)])
  if (matterId !== null) query.where('hearings.matter_id', matterId)
  if (courtId !== null) query.where('hearings.court_id', courtId)
  return query
    .orderBy('hearings.day')
    .orderBy('hearings.time')
    .limit(limit + 1)
    .select(...SHOWN, ...OF_MATTER)
}

/** When a hearing begins and ends; many are at one hour, and each reckoning of a zone costs. */
function momentsOf() {
  const known = new Map<string, { startsAt: DateTime; endsAt: DateTime }>()
  return ({ day, time, minutes, time_zone: zone }: Row) => {
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

function eventMaker() {
  const momentsAt = momentsOf()
  return (hearing: Row): Omit<CalendarEvent, 'href' | 'peopleIds'> => {
    const { id, kind, status, court, room, address, link, reference } = hearing
    return {
      id: `hearing-${id}`,
      kind: 'hearing',
      title: nameOf(kind),
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
