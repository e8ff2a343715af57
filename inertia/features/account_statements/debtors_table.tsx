import { AGES } from '@generated/fields'
import { Money } from '~/components/display/money'
import { RowsTable, type RowColumn } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { DebtorFilters, DebtorRow } from './types'

/** The account of a client as it was on the day of the list. */
export const accountAddress = (clientId: number, { asOf, today }: Pick<DebtorFilters, 'asOf' | 'today'>): string =>
  route('law_firm.account_statements.show', { clientId }, asOf === today ? {} : { to: asOf })

/** Clients who owe, a row for each of their currencies, by how late it is. */
export function DebtorsTable({ rows, filters }: { rows: DebtorRow[]; filters: DebtorFilters }) {
  const t = useMessages()
  const href = ({ clientId }: DebtorRow) => accountAddress(clientId, filters)
  const columns: RowColumn<DebtorRow>[] = [
    {
      name: t('account_statements.column.client'),
      lines: (row) => ({
        first: row.clientName,
        href: href(row),
        second: row.credit > 0 && (
          <>
            {t('account_statements.credit')} <Money amount={row.credit} currency={row.currency} />
          </>
        ),
      }),
    },
    ...AGES.map((age): RowColumn<DebtorRow> => ({
      name: t(`account_statements.column.${age}`),
      align: 'end',
      width: 'w-36',
      hidden: age === 'upTo60' || age === 'upTo90' ? 'md:max-desk:hidden' : false,
      cell: (row) => <Aged amount={row[age]} row={row} isLate={age !== 'current'} />,
    })),
    {
      name: t('account_statements.column.total'),
      align: 'end',
      width: 'w-40',
      className: 'font-semibold',
      cell: ({ total, currency }) => <Money {...{ currency }} amount={total} />,
    },
  ]
  return <RowsTable caption={t('account_statements.caption')} rows={rows} columns={columns} href={href} />
}

function Aged({ amount, row, isLate }: { amount: number; row: DebtorRow; isLate: boolean }) {
  if (amount === 0) return <span className="text-fg-subtle">—</span>
  return <Money amount={amount} currency={row.currency} tone={isLate ? 'danger' : undefined} />
}
