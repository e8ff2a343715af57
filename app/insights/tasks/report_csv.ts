import { csvLine } from '#app/core/text/csv'
import { fieldOf } from '#app/insights/domain/report_subjects'
import type { ReportRow } from '#app/insights/queries/report_rows'
import { BYTE_ORDER_MARK } from '#app/transfers/export/formats'
import type { ReportFile } from './export_report.js'
import { columnName, writtenCell } from './written_cells.js'

/** The first line of a report as CSV: the names of its columns, after the mark by which spreadsheets know UTF-8. */
export const csvHead = ({ subject, definition, language }: ReportFile): string =>
  BYTE_ORDER_MARK + csvLine(definition.columns.map((key) => columnName(subject, key, language)))

/** Rows of a report as lines of CSV. */
export function csvLines({ subject, definition, ...reader }: ReportFile, rows: readonly ReportRow[]): string {
  const fields = definition.columns.map((key) => fieldOf(subject, key)!)
  return rows.map(({ cells }) => csvLine(cells.map((cell, at) => writtenCell(fields[at]!, cell, reader)))).join('')
}
