import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Viewer } from '#app/core/contributions/registries'
import type { ReportDefinition } from '#app/insights/domain/report_definition'
import type { ReportField, ReportSubjectKey } from '#app/insights/domain/report_fields'
import { fieldOf, SUBJECT_FACTS } from '#app/insights/domain/report_subjects'
import { kept } from './kept.js'
import type { ReportCell } from './report_rows.js'
import { reportRows, type ReportClock, type ReportQuery } from './report_scope.js'

/** Most groups of a report; a finer one is told as too fine. */
export const MAX_GROUPS = 500

/** How many rows there are in a currency, and the sum of each column of money; of what is no money null. */
export type ReportSum = { currency: string; n: number; sums: (number | null)[] }
export type ReportGroup = ReportSum & { value: ReportCell }

type Row = Record<string, string | number | null>

function summed(query: ReportQuery, subject: ReportSubjectKey, columns: string[]): ReportQuery {
  const { currencySql } = SUBJECT_FACTS[subject]
  if (currencySql) query.groupBy(currencySql)
  query.select(db.raw(`${currencySql ?? "'MXN'"} as row_currency`)).count('* as n')
  columns.forEach((key, at) => {
    if (fieldOf(subject, key)!.type === 'money') query.select(db.raw(`sum(${fieldOf(subject, key)!.sql}) as sum_${at}`))
  })
  return query
}

const read = (row: Row, subject: ReportSubjectKey, columns: string[]): ReportSum => ({
  currency: String(row.row_currency),
  n: Number(row.n),
  sums: columns.map((key, at) => (fieldOf(subject, key)!.type === 'money' ? Number(row[`sum_${at}`] ?? 0) : null)),
})

/** Totals of a report, one for each currency: amounts in two currencies are never added up. One query. */
export const reportTotals = (
  viewer: Viewer,
  subject: ReportSubjectKey,
  definition: ReportDefinition,
  clock: ReportClock
): Promise<ReportSum[]> =>
  kept(viewer, 'report totals', { subject, definition, clock }, async () => {
    const { columns } = definition
    const query = summed(reportRows(viewer, subject, definition, clock, []), subject, columns)
    const rows = (await query.pojo<Row>()) as unknown as Row[]
    return rows.map((row) => read(row, subject, columns)).filter(({ n }) => n > 0)
  })

/** By what a report is grouped: days by their month, people by name, instants by what `localMonth` reads. */
function groupSql({ type, sql }: ReportField): string {
  const month = `substr(${sql}, 1, 7)`
  if (type === 'instant') return `case when substr(${sql}, 9, 2) = '01' then substr(${sql}, 1, 13) else ${month} end`
  return type === 'day' ? month : sql
}

/** Groups of which a month of instants consists at most: the hours of its first day in UTC, some of which are of the month before by a clock in Mexico, and the rest. */
const GROUPS_OF_MONTH = 25

/** The month, by the clock of the firm, of a group of instants: a month in UTC (`YYYY-MM`), or an hour of its first day (`YYYY-MM-01 HH`). */
function localMonth(value: string, zone: string): string {
  return value.length === 7 ? value : DateTime.fromSQL(`${value}:00`, { zone: 'utc' }).setZone(zone).toFormat('yyyy-MM')
}

/**
 * The groups of a report with their sums, those of each currency together: months in their order, others the largest first; at most one more than
 * the most. One query.
 */
export const reportGroups = (
  viewer: Viewer,
  subject: ReportSubjectKey,
  definition: ReportDefinition,
  clock: ReportClock
): Promise<ReportGroup[]> =>
  kept(
    viewer,
    'report groups',
    { subject, definition, clock },
    () => readGroups(viewer, subject, definition, clock),
    ({ length }) => length
  )

async function readGroups(viewer: Viewer, subject: ReportSubjectKey, definition: ReportDefinition, clock: ReportClock) {
  const { columns, group } = definition
  const field = group === null ? undefined : fieldOf(subject, group)
  if (!field) return []
  const isInstant = field.type === 'instant'
  const by = groupSql(field)
  const order = isInstant || field.type === 'day' ? `${by} is null, ${by}` : 'n desc'
  const rows = (await summed(reportRows(viewer, subject, definition, clock, [field.key]), subject, columns)
    .select(db.raw(`${by} as group_value`))
    .groupByRaw(by)
    .orderByRaw(`row_currency, ${order}`)
    .limit(MAX_GROUPS * (isInstant ? GROUPS_OF_MONTH : 1) + 1)
    .pojo<Row>()) as unknown as Row[]
  const groups = rows.map((row) => ({ ...read(row, subject, columns), value: row.group_value ?? null }))
  return isInstant ? byLocalMonth(groups, clock) : groups
}

/** What sorts months within their currency; what has none comes last. */
const placeOf = ({ currency, value }: ReportGroup): string => `${currency} ${value ?? '~'}`

/** The groups of instants by month, in the order of the months within each currency. */
function byLocalMonth(groups: ReportGroup[], { zone }: ReportClock): ReportGroup[] {
  const monthOf = ({ value }: ReportGroup) => (value === null ? null : localMonth(String(value), zone))
  const months = Map.groupBy(groups, (group) => JSON.stringify([monthOf(group), group.currency]))
  const added = (one: ReportGroup, more: ReportGroup): ReportGroup => ({
    ...{ currency: one.currency, value: one.value, n: one.n + more.n },
    sums: one.sums.map((sum, at) => (sum === null ? null : sum + more.sums[at]!)),
  })
  return [...months.values()]
    .map((own) => ({ ...own.reduce(added), value: monthOf(own[0]!) }))
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}
