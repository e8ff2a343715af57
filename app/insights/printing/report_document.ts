import { LOCALES, translate } from '#app/core/messages/catalogue'
import { formatMoney, type Currency } from '#app/core/money'
import { fieldOf } from '#app/insights/domain/report_subjects'
import type { ReportRow } from '#app/insights/queries/report_rows'
import type { ReportSum } from '#app/insights/queries/report_sums'
import type { ReportFile } from '#app/insights/tasks/export_report'
import { columnName, writtenCell } from '#app/insights/tasks/written_cells'

/** Most rows of a printed report; longer ones leave as CSV. */
export const MAX_PRINTED_ROWS = 2_000

export interface PrintedReport {
  firm: string
  today: string
  file: Omit<ReportFile, 'format'>
  rows: ReportRow[]
  totals: ReportSum[]
}

/** What the template `report` draws: a table with its totals, one line for each currency. */
export function reportDocument({ firm, today, file, rows, totals }: PrintedReport) {
  const { language, subject, definition, title } = file
  const t = (key: string, values?: Record<string, string | number>) => translate(language, key, values)
  const fields = definition.columns.map((key) => fieldOf(subject, key)!)
  const money = (amount: number, currency: string) => formatMoney({ amount, currency: currency as Currency })
  const [year, month, day] = today.split('-').map(Number)
  return {
    language,
    region: LOCALES[language].slice(3),
    date: { year, month, day },
    firm,
    folio: '',
    kind: t('insights.reports.kind'),
    title,
    page: t('deadlines.pdf.page', { page: '#', pages: '#' }).split('#'),
    subtitle: t('insights.rows', { count: rows.length }),
    head: definition.columns.map((key) => columnName(subject, key, language)),
    right: fields.map(({ type }) => type === 'money' || type === 'count'),
    rows: rows.map(({ cells, currency }) =>
      cells.map((cell, at) => {
        const field = fields[at]!
        return field.type === 'money' && cell !== null ? money(Number(cell), currency) : writtenCell(field, cell, file)
      })
    ),
    totals: totals.map(({ currency, n, sums }) => ({
      name: t('insights.reports.total', { currency, n }),
      cells: sums.map((sum) => (sum === null ? '' : money(sum, currency))),
    })),
  }
}
