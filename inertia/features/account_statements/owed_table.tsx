import { DateTime } from '~/components/display/date_time'
import { Badge } from '~/components/display/badge'
import { Money } from '~/components/display/money'
import { Panel } from '~/components/layout/panel'
import { RowsTable, type RowColumn } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { OwedLine } from './types'

/** The charges behind the balance of a client, what is due first first. */
export function OwedTable({ owed }: { owed: OwedLine[] }) {
  const t = useMessages()
  if (owed.length === 0) return null
  const href = ({ id }: OwedLine) => route('law_firm.charges.show', { id })
  const columns: RowColumn<OwedLine>[] = [
    {
      name: t('account_statements.column.charge'),
      lines: (row) => ({
        first: t('charges.numbered', { reference: row.reference }),
        second: row.concept,
        href: href(row),
      }),
    },
    {
      name: t('account_statements.column.due'),
      width: 'w-32',
      className: 'whitespace-nowrap',
      cell: ({ dueOn }) => dueOn && <DateTime value={dueOn} />,
    },
    {
      name: t('account_statements.column.age'),
      width: 'w-36',
      cell: ({ age }) => (
        <Badge tone={age === 'current' ? 'neutral' : 'danger'}>{t(`account_statements.column.${age}`)}</Badge>
      ),
    },
    {
      name: t('account_statements.column.balance'),
      align: 'end',
      phone: 'end',
      cell: ({ remaining, currency }) => <Money amount={remaining} currency={currency} />,
    },
  ]
  return (
    <Panel title={t('account_statements.owed')} flush>
      <RowsTable caption={t('account_statements.owed')} rows={owed} columns={columns} href={href} />
    </Panel>
  )
}
