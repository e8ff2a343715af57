import { Money } from '~/components/display/money'
import { Note } from '~/components/feedback/note'
import { Panel } from '~/components/layout/panel'
import { RowsTable, type RowColumn } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { GroupValue, ReportCell } from './report_cell'
import type { ReportPage, Sum } from './types'

type TableProps = { subject: string; page: ReportPage; title: string }

/** What cannot be shown, the groups, the rows and the totals of a report. Amounts in two currencies stand apart. */
export function ReportTable({ subject, page, title }: TableProps) {
  const t = useMessages()
  const nameOf = (key: string) => t(`insights.field.${subject}.${key}` as MessageId)
  if (page.isRefused) return <Note tone="warning">{t('insights.reports.refused')}</Note>
  const columns = page.columns.map((column, at): RowColumn<ReportPage['rows'][number]> => {
    const isNumber = column.type === 'money' || column.type === 'count'
    return {
      name: nameOf(column.key),
      ...(isNumber && { align: 'end' as const }),
      phone: at === 0 ? 'title' : 'meta',
      cell: ({ cells, currency }) => <ReportCell column={column} value={cells[at] ?? null} currency={currency} />,
    }
  })
  return (
    <div className="grid gap-4">
      {page.gone.length > 0 && (
        <Note tone="warning">{t('insights.reports.gone', { fields: page.gone.join(', ') })}</Note>
      )}
      <Totals page={page} nameOf={nameOf} />
      {page.group && <Groups page={page} nameOf={nameOf} />}
      {page.rows.length === 0 ? (
        <p className="text-sm text-fg-muted">{t('insights.reports.empty')}</p>
      ) : (
        <RowsTable caption={title} rows={page.rows} columns={columns} />
      )}
    </div>
  )
}

type PartProps = { page: ReportPage; nameOf: (key: string) => string }

function Totals({ page, nameOf }: PartProps) {
  const t = useMessages()
  const hasMoney = page.columns.some(({ type }) => type === 'money')
  if (page.totals.length === 0) return null
  return (
    <div className="grid gap-2">
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {page.totals.map((sum) => (
          <div key={sum.currency} className="grid gap-0.5">
            <dt className="text-fg-muted">
              {hasMoney
                ? t('insights.reports.total', { currency: sum.currency, n: sum.n })
                : t('insights.rows', { count: sum.n })}
            </dt>
            <dd className="flex flex-wrap gap-x-4">
              <Sums sum={sum} page={page} nameOf={nameOf} />
            </dd>
          </div>
        ))}
      </dl>
      {page.isApart && <p className="text-sm text-fg-muted">{t('insights.reports.currencies_apart')}</p>}
    </div>
  )
}

function Sums({ sum, page, nameOf }: PartProps & { sum: Sum }) {
  return page.columns.map(({ key }, at) =>
    sum.sums[at] === null || sum.sums[at] === undefined ? null : (
      <span key={key}>
        {nameOf(key)}:{' '}
        <Money amount={sum.sums[at]} currency={sum.currency as 'MXN' | 'USD'} className="font-semibold" />
      </span>
    )
  )
}

function Groups({ page, nameOf }: PartProps) {
  const t = useMessages()
  const group = page.group!
  const money = page.columns.flatMap((column, at) => (column.type === 'money' ? [{ ...column, at }] : []))
  const rows = page.groups.map((row) => ({ ...row, id: `${row.value} ${row.currency}` }))
  return (
    <Panel title={t('insights.reports.grouped', { field: nameOf(group.key) })} flush>
      {page.hasMoreGroups && <Note tone="warning">{t('insights.reports.more_groups')}</Note>}
      <RowsTable
        caption={t('insights.reports.grouped', { field: nameOf(group.key) })}
        rows={rows}
        columns={[
          { name: nameOf(group.key), phone: 'title', cell: ({ value }) => <GroupValue column={group} value={value} /> },
          {
            name: t('insights.reports.count'),
            align: 'end',
            phone: 'meta',
            cell: ({ n }) => <span className="tabular-nums">{n}</span>,
          },
          ...money.map(({ key, at }): RowColumn<(typeof rows)[number]> => ({
            name: nameOf(key),
            align: 'end',
            phone: 'meta',
            cell: ({ sums, currency }) => <Money amount={sums[at] ?? 0} currency={currency as 'MXN' | 'USD'} />,
          })),
        ]}
      />
    </Panel>
  )
}
