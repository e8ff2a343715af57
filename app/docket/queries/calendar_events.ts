import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { outlineOfRows } from '#app/core/contributions/calendar_outlines'
import { route } from '#app/core/addresses'
import { addressOf } from '#app/core/contributions/notice_subjects'
import {
  firstOf,
  NOTHING_OUTLINED,
  NOTHING_READ,
  type CalendarEvent,
  type CalendarFeed,
  type CalendarSpan,
  type Viewer,
} from '#app/core/contributions/registries'
import { firstOfDays } from '#app/core/database/first_of_days'
import { fromSqlInstant } from '#app/core/models/columns'
import { joinOn } from '#app/core/models/join_on'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { subjectOfDeadline } from '#app/docket/notice_subject'
import Matter from '#app/matters/models/matter'

/** The last days of deadlines in a calendar. They are never moved there: they are computed. */
export const lastDays: CalendarFeed['load'] = async (viewer, span) => {
  if (!mayRead(viewer)) return NOTHING_READ
  const { rows, isCut } = firstOf(await rowsOf(shown(seen(viewer, span), span, span.limit + 1)), span.limit)
  return { events: rows.map(eventOfFirm), isCut }
}

/** The same by the days of a page. */
export const outlineOfLastDays: CalendarFeed['outline'] = async (viewer, span, perDay) => {
  if (!mayRead(viewer)) return NOTHING_OUTLINED
  const columns = { id: 'matter_deadlines.id', day: 'matter_deadlines.last_day', order: [] }
  const rows = await firstOfDays(seen(viewer, span), columns, perDay)
  return {
    ...outlineOfRows(rows, () => null),
    isCut: false,
    async read(keys) {
      const query = seen(viewer, span).whereIn('matter_deadlines.id', [...keys].map(Number))
      return (await rowsOf(shown(query, span, keys.size))).map(eventOfFirm)
    },
  }
}

const mayRead = (viewer: Viewer) => viewer.workspaceId !== null && viewer.may('expedientes:leer')

function seen(viewer: Viewer, span: CalendarSpan): Query {
  const query = within(MatterDeadline.seenBy(viewer), span).whereNot('matter_deadlines.status', 'not_due')
  return span.personIds === null ? query : query.whereIn('matter_deadlines.responsible_id', span.personIds)
}

const eventOfFirm = (row: Row) => eventOf(row, addressOf(subjectOfDeadline({ id: row.id, matterId: row.matter_id }))!)

/** Those that firms show to whoever follows the matters. */
export const lastDaysShown: NonNullable<CalendarFeed['loadForClient']> = async (viewer, span) => {
  const query = within(MatterDeadline.shownTo(viewer.userId), span)
  if (viewer.onlyFirm) query.where('matter_deadlines.workspace_id', viewer.onlyFirm)
  const { rows, isCut } = firstOf(await rowsOf(shown(query, span, span.limit + 1)), span.limit)
  const eventOfClient = (row: Row) => eventOf(row, route('portal.matters.show', { id: row.matter_id }))
  return { events: rows.map((row) => ({ ...eventOfClient(row), peopleIds: [] })), isCut }
}

/** A deadline with what is shown of its matter, as the database gives it: a month may have thousands. */
interface Row {
  id: number
  matter_id: number
  title: string
  /** `YYYY-MM-DD` */
  last_day: string
  last_instant: string | Date | null
  open: number
  responsible_id: number | null
  reference: string
  matter_title: string
  court: string | null
  court_id: number | null
}

type Query = ModelQueryBuilderContract<typeof MatterDeadline>

const rowsOf = async (query: Query) => (await query.pojo<Row>()) as Row[]

function within(query: Query, span: CalendarSpan) {
  query
    .whereIn('matter_deadlines.open', [0, 1])
    .whereBetween('matter_deadlines.last_day', [span.firstDay, span.lastDay])
  if (span.matterId !== null) query.where('matter_deadlines.matter_id', span.matterId)
  if (span.courtId !== null)
    query.join(...joinOn(Matter, 'matter_deadlines.matter_id')).where('matters.court_id', span.courtId)
  return query
}

/** The first of some deadlines of a span, with what is shown of them. */
function shown(query: Query, { courtId }: CalendarSpan, limit: number): Query {
  if (courtId === null) query.join(...joinOn(Matter, 'matter_deadlines.matter_id'))
  return query
    .orderBy('matter_deadlines.last_day')
    .orderBy('matter_deadlines.id')
    .limit(limit)
    .select('matter_deadlines.id', 'matter_deadlines.matter_id', 'matter_deadlines.title', 'matter_deadlines.last_day')
    .select('matter_deadlines.open', 'matter_deadlines.responsible_id', 'matters.reference')
    .select('matter_deadlines.last_instant')
    .select('matters.title as matter_title', 'matters.court', 'matters.court_id')
}

function eventOf(row: Row, href: string): CalendarEvent {
  const { reference, matter_title: title, court, court_id: courtId } = row
  return {
    id: `deadline-${row.id}`,
    kind: 'deadline',
    title: row.title,
    when: { firstDay: row.last_day, lastDay: row.last_day },
    lastInstant: fromSqlInstant(row.last_instant),
    peopleIds: row.responsible_id === null ? [] : [row.responsible_id],
    matter: { id: row.matter_id, reference, title },
    court: court === null ? null : { id: courtId === null ? null : Number(courtId), name: court },
    href,
    move: { refused: 'docket.problem.not_dragged' },
    state: row.open ? 'open' : 'done',
  }
}
