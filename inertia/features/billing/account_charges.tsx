import { Money } from '~/components/display/money'
import { DateTime } from '~/components/display/date_time'
import { Pager } from '~/components/lists/pager'
import { RowsTable, type RowColumn } from '~/components/lists/rows_table'
import { chargeAddress } from '~/features/charges/list/address'
import type { ChargeLine } from '~/features/charges/list/types'
import { useMessages } from '~/hooks/use_messages'
import { ChargeStandingBadge } from './charge_standing'
import { hasBalance } from './has_balance'

interface AccountChargesProps {
  charges: ChargeLine[]
  paging: { total: number; page: number; perPage: number }
  /** What stands under the number: whose charge it is, or for which matters. */
  beside: 'client' | 'matters'
  /** Address of a page of them. */
  href: (page: number) => string
}

const besideOf = ({ client, matters }: ChargeLine, beside: 'client' | 'matters') =>
  beside === 'client' ? client.name : matters.map(({ reference }) => reference).join(', ')

/** What is overdue stands out; what nobody owes, such as what was called off, steps back. */
const toneOf = ({ state, status, isOverdue }: ChargeLine['standing']) => {
  if (isOverdue) return 'danger'
  return state === 'issued' && status === 'pending' ? undefined : 'muted'
}

/** The charges of a client or of a matter, the last first. */
export function AccountCharges({ charges, paging, beside, href }: AccountChargesProps) {
  const t = useMessages()
  const columns: RowColumn<ChargeLine>[] = [
    {
      name: t('billing.column.charge'),
      phone: 'title',
      lines: (charge) => ({
        strong: true,
        href: chargeAddress(charge.id),
        first: charge.reference ?? t('billing.draft'),
        second: besideOf(charge, beside),
      }),
    },
    {
      name: t('billing.column.status'),
      width: 'w-48',
      phone: 'end',
      cell: ({ standing }) => <ChargeStandingBadge standing={standing} />,
    },
    {
      name: t('billing.column.due'),
      width: 'w-28',
      hidden: 'md:max-lg:hidden',
      className: 'text-sm text-fg-muted',
      cell: ({ dueOn }) => (dueOn ? <DateTime value={dueOn} /> : t('billing.list.no_day')),
    },
    {
      name: t('billing.column.total'),
      width: 'w-36',
      align: 'end',
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
    {
      name: t('billing.column.remaining'),
      width: 'w-36',
      align: 'end',
      cell: ({ remaining, currency, standing }) =>
        hasBalance(standing) ? (
          <Money amount={remaining} currency={currency} tone={toneOf(standing)} />
        ) : (
          <span className="text-fg-subtle">—</span>
        ),
    },
  ]
  return (
    <div className="grid gap-2">
      <RowsTable
        caption={t('billing.account.charges')}
        rows={charges}
        columns={columns}
        href={({ id }) => chargeAddress(id)}
      />
      {paging.total > paging.perPage && <Pager {...paging} href={href} />}
    </div>
  )
}
