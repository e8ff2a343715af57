import { DateTime } from 'luxon'
import type { ModelQueryBuilderContract, LucidModel } from '@adonisjs/lucid/types/model'
import type { Viewer } from '#app/core/contributions/registries'
import { joinOn } from '#app/core/models/join_on'
import { toSqlInstant } from '#app/core/models/columns'
import { foldedColumn } from '#app/core/database/folded_column'
import { searchFold } from '#app/core/text/fold'
import User from '#app/accounts/models/user'
import Activity from '#app/activities/models/activity'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import Client from '#app/clients/models/client'
import MatterDeadline from '#app/docket/models/matter_deadline'
import Matter from '#app/matters/models/matter'
import type { ReportDefinition, ReportFilter } from '#app/insights/domain/report_definition'
import type { ReportField, ReportSubjectKey } from '#app/insights/domain/report_fields'
import { reportSpan } from '#app/insights/domain/report_periods'
import { fieldOf, SUBJECT_FACTS } from '#app/insights/domain/report_subjects'

export type ReportQuery = ModelQueryBuilderContract<LucidModel>

/** Whose days the report tells. */
export interface ReportClock {
  today: string
  zone: string
}

/** The rows of a subject that somebody sees: what they lack the right to read is empty. */
function seenRows(viewer: Viewer, subject: ReportSubjectKey): ReportQuery {
  const firm = { id: viewer.workspaceId ?? 0 }
  const ofSeenMatter = (query: ReportQuery, column: string) => query.whereNotIn(column, Matter.idsUnseenBy(viewer))
  const rows: Record<ReportSubjectKey, () => unknown> = {
    matters: () => Matter.seenBy(viewer),
    clients: () => Client.in(firm).where('clients.archived', 0),
    charges: () => Charge.seenBy(viewer),
    payments: () => Payment.seenBy(viewer),
    activities: () => ofSeenMatter(Activity.in(firm) as never, 'activities.matter_id'),
    deadlines: () => ofSeenMatter(MatterDeadline.in(firm) as never, 'matter_deadlines.matter_id'),
  }
  const query = rows[subject]() as ReportQuery
  return viewer.may(SUBJECT_FACTS[subject].permission) ? query : query.whereRaw('1 = 0')
}

/** The rows of a report, narrowed and joined with what its filters and the fields `read` name. */
export function reportRows(
  viewer: Viewer,
  subject: ReportSubjectKey,
  { filters, q }: Pick<ReportDefinition, 'filters' | 'q'>,
  clock: ReportClock,
  read: readonly string[]
): ReportQuery {
  const query = seenRows(viewer, subject)
  const named = [...read, ...filters.map(({ field }) => field)].flatMap((key) => fieldOf(subject, key) ?? [])
  join(query, subject, named)
  const { searchSql } = SUBJECT_FACTS[subject]
  if (q && searchSql) query.whereRaw(`instr(${searchSql}, ?) > 0`, [searchFold(q)])
  for (const filter of filters) {
    const field = fieldOf(subject, filter.field)
    if (field) narrow(query, field, filter, clock)
  }
  return query
}

/** What the columns of other tables come from, by the name that the table has in the query. */
const JOINED: Partial<Record<ReportSubjectKey, (query: ReportQuery) => void>> = {
  charges: (query) => void query.join(...joinOn(Client, 'charges.client_id', 'customers')),
  payments: (query) => void query.join(...joinOn(Client, 'payments.client_id', 'customers')),
  activities: (query) => void query.join(...joinOn(Matter, 'activities.matter_id', 'dossiers')),
  deadlines: (query) => void query.join(...joinOn(Matter, 'matter_deadlines.matter_id', 'dossiers')),
}

/** Joins what some fields need and nothing else: a count reads one table. */
function join(query: ReportQuery, subject: ReportSubjectKey, fields: ReportField[]): void {
  const person = fields.find(({ type }) => type === 'person')
  if (person) query.leftJoin(...joinOn(User, person.idSql!, 'people'))
  if (fields.some(({ sql }) => /^(customers|dossiers)\./.test(sql))) JOINED[subject]?.(query)
}

/** SQL of a column as `searchFold` folds a text. */
const searchedColumn = (sql: string) => `replace(${foldedColumn(sql)}, 'n~', 'n')`

function narrow(query: ReportQuery, field: ReportField, filter: ReportFilter, { today, zone }: ReportClock): void {
  const { type, sql, idSql } = field
  const { values, period } = filter
  const isDay = type === 'day' || type === 'instant'
  const { from, to } = isDay && period && period !== 'custom' ? reportSpan(period, today) : filter
  if (type === 'choice' || type === 'person') {
    if (values.length > 0) query.whereIn(type === 'person' ? idSql! : sql, values)
    return
  }
  if (type === 'text') {
    if (values[0]) query.whereRaw(`instr(${searchedColumn(sql)}, ?) > 0`, [searchFold(values[0])])
    return
  }
  if (type === 'instant') {
    const startOf = (day: string) => DateTime.fromISO(day, { zone }).startOf('day')
    if (from !== null) query.where(sql, '>=', toSqlInstant(startOf(from)))
    if (to !== null) query.where(sql, '<', toSqlInstant(startOf(to).plus({ days: 1 })))
    return
  }
  if (from !== null) query.whereRaw(`${sql} >= ?`, [type === 'day' ? from : Number(from)])
  if (to !== null) query.whereRaw(`${sql} <= ?`, [type === 'day' ? to : Number(to)])
}
