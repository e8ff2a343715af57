import db from '@adonisjs/lucid/services/db'
import type { ReportDefinition } from '#app/insights/domain/report_definition'
import type { ReportField, ReportSubjectKey } from '#app/insights/domain/report_fields'
import { fieldOf, SUBJECT_FACTS } from '#app/insights/domain/report_subjects'
import type { ReportQuery } from './report_scope.js'

/** Value of a cell, as it is stored: centavos, ISO days, instants in UTC. */
export type ReportCell = string | number | null
export type ReportRow = { id: number; currency: string; cells: ReportCell[] }

/** The fields that the rows of a report are read from. */
export const rowFields = ({ columns, sort }: ReportDefinition): string[] => [
  ...columns,
  ...(sort === null ? [] : [sort]),
]

/** Puts rows in the order of a report. Amounts of one currency come before those of another, of which they are neither more nor less. */
function inOrder(query: ReportQuery, subject: ReportSubjectKey, { sort, descending }: ReportDefinition): ReportQuery {
  const { idSql, currencySql } = SUBJECT_FACTS[subject]
  const field = sort === null ? null : fieldOf(subject, sort)
  if (field?.type === 'money' && currencySql) query.orderBy(currencySql)
  if (field) query.orderByRaw(`${field.sql} ${descending ? 'desc' : 'asc'}`)
  return query.orderBy(idSql, descending || !field ? 'desc' : 'asc')
}

/** The ids of all rows of a report in its order, of one moment: one query. */
export async function readIds(
  query: ReportQuery,
  subject: ReportSubjectKey,
  definition: ReportDefinition
): Promise<number[]> {
  const { idSql } = SUBJECT_FACTS[subject]
  const rows = await inOrder(query, subject, definition).select(`${idSql} as row_id`).pojo<{ row_id: number }>()
  return (rows as { row_id: number }[]).map((row) => Number(row.row_id))
}

/** Of the rows with some ids those that are still in the report, in the order of the ids. One query. */
export async function readRowsOf(
  query: ReportQuery,
  subject: ReportSubjectKey,
  { columns }: ReportDefinition,
  ids: readonly number[]
): Promise<ReportRow[]> {
  const rows = await cellsOf(query.whereIn(SUBJECT_FACTS[subject].idSql, [...ids]), subject, columns)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Rows of a report in its order, `offset` of them left out. */
export function readRows(
  query: ReportQuery,
  subject: ReportSubjectKey,
  definition: ReportDefinition,
  { limit, offset }: { limit: number; offset: number }
): Promise<ReportRow[]> {
  return cellsOf(inOrder(query, subject, definition).limit(limit).offset(offset), subject, definition.columns)
}

async function cellsOf(query: ReportQuery, subject: ReportSubjectKey, columns: string[]): Promise<ReportRow[]> {
  const { idSql, currencySql } = SUBJECT_FACTS[subject]
  query.select(`${idSql} as row_id`, db.raw(`${currencySql ?? "'MXN'"} as row_currency`))
  columns.forEach((key, at) => query.select(db.raw(`${fieldOf(subject, key)!.sql} as cell_${at}`)))
  const rows = (await query.pojo<Record<string, ReportCell | Date>>()) as unknown as Record<string, ReportCell | Date>[]
  return rows.map((row) => ({
    id: Number(row.row_id),
    currency: String(row.row_currency),
    cells: columns.map((key, at) => cellOf(fieldOf(subject, key)!, row[`cell_${at}`] ?? null)),
  }))
}

function cellOf({ type }: ReportField, value: ReportCell | Date): ReportCell {
  if (value === null) return null
  if (type === 'money' || type === 'count') return Number(value)
  if (value instanceof Date) return value.toISOString()
  return type === 'instant' ? `${String(value).replace(' ', 'T')}Z` : String(value)
}
