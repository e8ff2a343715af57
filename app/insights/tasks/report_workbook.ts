import { quotedFormula } from '#app/core/text/csv'
import { fieldOf } from '#app/insights/domain/report_subjects'
import type { ReportRow } from '#app/insights/queries/report_rows'
import type { ReportFile } from './export_report.js'
import { columnName, writtenCell } from './written_cells.js'

const WIDTH = 22

/** A report as a workbook, amounts and counts as numbers. */
export async function reportWorkbook(file: ReportFile, lines: readonly ReportRow[]): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const { subject, definition, ...reader } = file
  const fields = definition.columns.map((key) => fieldOf(subject, key)!)
  const heading = (key: string) => columnName(subject, key, reader.language)
  const rows: object[][] = [
    definition.columns.map((key) => ({ type: String, value: heading(key), fontWeight: 'bold' as const })),
  ]
  for (const { cells } of lines)
    rows.push(
      cells.map((cell, at) => {
        const field = fields[at]!
        if (cell !== null && field.type === 'money')
          return { type: Number, value: Number(cell) / 100, format: '#,##0.00' }
        if (cell !== null && field.type === 'count') return { type: Number, value: Number(cell) }
        return { type: String, value: quotedFormula(writtenCell(field, cell, reader)) }
      })
    )
  const columns = fields.map(() => ({ width: WIDTH }))
  return writeExcelFile(rows as never, { columns, stickyRowsCount: 1 }).toBuffer()
}
