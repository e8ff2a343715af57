import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { accountName } from './account_name'
import { statementAddress } from './address'
import type { StatementLine } from './types'

/** Files of banks; cards on a phone. */
export function StatementsTable({ rows }: { rows: StatementLine[] }) {
  const t = useMessages()
  return (
    <RowsTable
      caption={t('bank_statements.list.caption')}
      rows={rows}
      href={({ id }) => statementAddress(id)}
      columns={[
        {
          name: t('bank_statements.column.file'),
          phone: 'title',
          lines: ({ id, name, account }) => ({
            strong: true,
            href: statementAddress(id),
            title: name,
            first: name,
            second: account ? accountName(account) : t('bank_statements.list.no_account'),
          }),
        },
        {
          name: t('bank_statements.column.days'),
          width: 'w-60',
          phone: 'meta',
          cell: ({ firstDay, lastDay }) => <Days {...{ firstDay, lastDay }} />,
        },
        {
          name: t('bank_statements.column.imported'),
          width: 'w-56',
          phone: 'meta',
          hidden: 'md:max-lg:hidden',
          cell: ({ createdAt, createdBy }) => (
            <span className="text-sm">
              <DateTime value={createdAt} format="short" />
              {createdBy && ` · ${createdBy}`}
            </span>
          ),
        },
        {
          name: t('bank_statements.column.state'),
          width: 'w-72',
          phone: 'meta',
          cell: (row) => <State row={row} />,
        },
      ]}
    />
  )
}

function Days({ firstDay, lastDay }: Pick<StatementLine, 'firstDay' | 'lastDay'>) {
  if (!firstDay || !lastDay) return <span className="text-sm text-fg-muted">—</span>
  return (
    <span className="text-sm">
      <DateTime value={firstDay} format="short" />
      {' – '}
      <DateTime value={lastDay} format="short" />
    </span>
  )
}

function State({ row: { state, movements, pending, refused } }: { row: StatementLine }) {
  const t = useMessages()
  if (state !== 'stored') return <Badge tone="warning">{t(`bank_statements.state.${state}`)}</Badge>
  return (
    <span className="flex flex-wrap items-center gap-1.5 text-sm">
      {t('bank_statements.list.movements', { count: movements })}
      {pending > 0 && <Badge tone="info">{t('bank_statements.list.pending', { count: pending })}</Badge>}
      {refused > 0 && <Badge tone="warning">{t('bank_statements.list.refused', { count: refused })}</Badge>}
    </span>
  )
}
