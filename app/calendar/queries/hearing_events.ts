import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import { route } from '#app/core/addresses'
import { outlineOfRows } from '#app/core/contributions/calendar_outlines'
import {
  firstOf,
  NOTHING_OUTLINED,
  NOTHING_READ,
  type CalendarEvent,
  type CalendarFeed,
  type CalendarReading,
  type CalendarSpan,
  type Viewer,
} from '#app/core/contributions/registries'
import { firstOfDays } from '#app/core/database/first_of_days'
import { joinOn } from '#app/core/models/join_on'
import Matter from '#app/matters/models/matter'
import Workspace from '#app/workspaces/models/workspace'
import Hearing from '#app/calendar/models/hearing'
import HearingPerson from '#app/calendar/models/hearing_person'
import { HEARING_COLUMNS, hearingEventMaker, type HearingRow } from './hearing_rows.js'

type Query = ModelQueryBuilderContract<typeof Hearing>

/** The hearings on some days, of the people who are asked for or of everybody: two queries. A court sets them, so nobody drags them. */
export async function hearingEvents(viewer: Viewer, span: CalendarSpan): Promise<CalendarReading> {
  if (!mayRead(viewer)) return NOTHING_READ
  const days = { from: dayOff(span.firstDay, -1), to: dayOff(span.lastDay, 1) }
  const { rows, isCut } = firstOf(await rowsOf(shown(seen(viewer, span, days), span.limit + 1)), span.limit)
  return { events: await eventsOfFirm(viewer, rows), isCut }
}

/** The same by the days of a page, which are those of the firm. */
export const outlineOfHearings: CalendarFeed['outline'] = async (viewer, span, perDay) => {
  if (!mayRead(viewer)) return NOTHING_OUTLINED
  const days = { from: span.firstDay, to: span.lastDay }
  const columns = { id: 'hearings.id', day: 'hearings.day', order: ['hearings.time'] }
  const rows = await firstOfDays(seen(viewer, span, days), columns, perDay)
  return {
    ...outlineOfRows(rows, ({ at_0: time }) => String(time)),
    isCut: false,
    async read(keys) {
      const query = seen(viewer, span, days).whereIn('hearings.id', [...keys].map(Number))
      return eventsOfFirm(viewer, await rowsOf(shown(query, keys.size)))
    },
  }
}

const mayRead = (viewer: Viewer) => viewer.workspaceId !== null && viewer.may('expedientes:leer')

function seen(viewer: Viewer, span: CalendarSpan, days: { from: string; to: string }): Query {
  const firm = { id: viewer.workspaceId! }
  const query = between(Hearing.in(firm), span, days).whereExists(
    Matter.seenBy(viewer).where('matters.archived', 0).whereColumn('matters.id', 'hearings.matter_id')
  )
  if (!span.personIds) return query
  const attending = HearingPerson.in(firm).whereIn('user_id', span.personIds).select('hearing_id')
  return query.where((of) => {
    void of.whereIn('hearings.id', attending).orWhereIn('hearings.substitute_id', span.personIds!)
  })
}

async function eventsOfFirm(viewer: Viewer, hearings: HearingRow[]): Promise<CalendarEvent[]> {
  const people = (await HearingPerson.in({ id: viewer.workspaceId! })
    .whereIn(
      'hearing_id',
      hearings.map(({ id }) => id)
    )
    .select('hearing_id', 'user_id')
    .pojo<Attending>()) as Attending[]
  const attending = Map.groupBy(people, ({ hearing_id: hearingId }) => hearingId)
  const eventOf = hearingEventMaker(viewer)
  return hearings.map((hearing) => ({
    ...eventOf(hearing),
    peopleIds: (attending.get(hearing.id) ?? []).map(({ user_id: userId }) => userId),
    href: route('law_firm.matters.show', { dossierId: hearing.matter_id }, { tab: 'hearings', hearing: hearing.id }),
    travelMinutes: hearing.travel_minutes,
  }))
}

/** Those of the matters that a client follows, as far as they are shown to them. */
export async function hearingEventsOfClient(viewer: Viewer, span: CalendarSpan): Promise<CalendarReading> {
  const days = { from: dayOff(span.firstDay, -1), to: dayOff(span.lastDay, 1) }
  const query = shown(between(Hearing.shownTo(viewer.userId), span, days), span.limit + 1).where('matters.archived', 0)
  const { rows, isCut } = firstOf(await rowsOf(query), span.limit)
  const eventOf = hearingEventMaker(viewer)
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

const rowsOf = async (query: Query) => (await query.pojo<HearingRow>()) as HearingRow[]

/** Days of a firm are one off at most on the clocks of others. */
const dayOff = (day: string, days: number) => DateTime.fromISO(day).plus({ days }).toISODate()!

/** Narrows hearings to some days of their firms. */
function between(hearings: Query, { matterId, courtId }: CalendarSpan, { from, to }: { from: string; to: string }) {
  const query = hearings.whereBetween('hearings.day', [from, to])
  if (matterId !== null) query.where('hearings.matter_id', matterId)
  if (courtId !== null) query.where('hearings.court_id', courtId)
  return query
}

/** The first of some hearings, with what is shown of them. */
const shown = (query: Query, limit: number): Query =>
  query
    .join(...joinOn(Matter, 'hearings.matter_id'))
    .join(...joinOn(Workspace, 'hearings.workspace_id'))
    .orderBy('hearings.day')
    .orderBy('hearings.time')
    .limit(limit)
    .select(...HEARING_COLUMNS)
