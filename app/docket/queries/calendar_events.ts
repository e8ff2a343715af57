import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { route } from '#app/core/addresses'
import { addressOf } from '#app/core/contributions/notice_subjects'
import {
  firstOf,
  NOTHING_READ,
  type CalendarEvent,
  type CalendarFeed,
  type CalendarSpan,
} from '#app/core/contributions/registries'
import { fromSqlInstant } from '#app/core/models/columns'
import { joinOn } from '#app/core/models/join_on'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { subjectOfDeadline } from '#app/docket/notice_subject'
import Matter from '#app/matters/models/matter'

/** The last days of deadlines in a calendar. They are never moved there: they are computed. */
export const lastDays: CalendarFeed['load'] = async (viewer, span) => {
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer')) return NOTHING_READ
  const query = within(MatterDeadline.seenBy(viewer), span).whereNot('matter_deadlines.status', 'not_due')
  if (span.personIds !== null) query.whereIn('matter_deadlines.responsible_id', span.personIds)
  const { rows, isCut } = firstOf(await rowsOf(query), span.limit)
  const addressAt = (row: Row) => addressOf(subjectOfDeadline({ id: row.id, matterId: row.matter_id }))!
  return { events: rows.map((row) => eventOf(row, addressAt(row))), isCut }
}

/** Those that firms show to whoever follows the matters. */
export const lastDaysShown: NonNullable<CalendarFeed['loadForClient']> = async (viewer, span) => {
  const query = within(MatterDeadline.shownTo(viewer.userId), span)
  if (viewer.onlyFirm) query.where('matter_deadlines.workspace_id', viewer.onlyFirm)
  const { rows, isCut } = firstOf(await rowsOf(query), span.limit)
  const shown = (row: Row) => eventOf(row, route('portal.matters.show', { id: row.matter_id }))
  return { events: rows.map((row) => ({ ...shown(row), peopleIds: [] })), isCut }
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
    .whereBetween('matter_deadlines.last_day', [span.firstDay, span.lastDay])
    .join(...joinOn(Matter, 'matter_deadlines.matter_id'))
  if (span.matterId !== null) query.where('matter_deadlines.matter_id', span.matterId)
  if (span.courtId !== null) query.where('matters.court_id', span.courtId)
  return query
    .orderBy('matter_deadlines.last_day')
    .orderBy('matter_deadlines.id')
    .limit(span.limit + 1)
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
