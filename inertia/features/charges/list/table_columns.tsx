import type { ChargeColumn, ChargeSort } from '@generated/fields'
import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { TwoLines } from '~/components/lists/table'
import { ChargeStandingBadge } from '~/features/billing/charge_standing'
import { hasBalance } from '~/features/billing/has_balance'
import { clientAddress } from '~/features/clients/address'
import type { ListColumns } from '~/features/lists/columns'
import { useMessages } from '~/hooks/use_messages'
import type { ChargeLine } from './types'

type CellProps = { charge: ChargeLine; linksClients: boolean }

/** The columns of the list besides the charge itself. */
export const CHARGE_TABLE: ListColumns<ChargeColumn, CellProps, ChargeSort> = {
  all: {
    client: { name: 'billing.column.client', width: '', sort: 'client', phone: 'hide', cell: ClientCell },
    matters: {
      name: 'billing.column.matters',
      width: 'w-44',
      hidden: 'max-desk:hidden',
      phone: 'hide',
      cell: MattersCell,
    },
    status: { name: 'billing.column.status', width: 'w-44', phone: 'end', cell: StandingCell },
    issued: {
      name: 'billing.column.issued',
      width: 'w-28',
      hidden: 'max-lg:hidden',
      sort: 'issued',
      phone: 'hide',
      cell: ({ charge }: CellProps) => <Day value={charge.issuedOn} />,
    },
    due: {
      name: 'billing.column.due',
      width: 'w-28',
      sort: 'due',
      phone: 'meta',
      cell: ({ charge }: CellProps) => <Day value={charge.dueOn} />,
    },
    total: {
      name: 'billing.column.total',
      width: 'w-36',
      hidden: 'max-lg:hidden',
      sort: 'total',
      align: 'end',
      phone: 'meta',
      cell: ({ charge: { total, currency } }: CellProps) => <Money amount={total} currency={currency} />,
    },
    paid: {
      name: 'billing.column.paid',
      width: 'w-36',
      hidden: 'max-desk:hidden',
      align: 'end',
      phone: 'hide',
      cell: ({ charge: { paid, currency } }: CellProps) => <Money amount={paid} currency={currency} tone="muted" />,
    },
    remaining: {
      name: 'billing.column.remaining',
      width: 'w-36',
      sort: 'remaining',
      align: 'end',
      phone: 'meta',
      cell: RemainingCell,
    },
    currency: {
      name: 'billing.column.currency',
      width: 'w-20',
      phone: 'hide',
      cell: ({ charge }: CellProps) => <span className="text-sm text-fg-muted">{charge.currency}</span>,
    },
    createdBy: {
      name: 'billing.column.createdBy',
      width: 'w-40',
      phone: 'hide',
      cell: ({ charge }: CellProps) => <span className="block truncate text-sm text-fg-muted">{charge.createdBy}</span>,
    },
  },
  defaults: ['client', 'matters', 'status', 'due', 'total', 'remaining'],
}

function ClientCell({ charge: { client }, linksClients }: CellProps) {
  return <TwoLines first={client.name} title={client.name} href={linksClients ? clientAddress(client.id) : undefined} />
}

function MattersCell({ charge: { matters } }: CellProps) {
  const t = useMessages()
  const [first] = matters
  if (!first) return <span className="text-sm text-fg-subtle">{t('billing.list.no_matter')}</span>
  const all = matters.map(({ reference, title }) => `${reference} · ${title}`).join('; ')
  const more = matters.length - 1
  return (
    <TwoLines
      title={all}
      className="text-fg-muted"
      first={<span className="text-sm">{first.title}</span>}
      second={more > 0 ? t('billing.list.more_matters', { first: first.reference, count: more }) : first.reference}
    />
  )
}

function StandingCell({ charge }: CellProps) {
  return <ChargeStandingBadge standing={charge.standing} />
}

function RemainingCell({ charge: { remaining, currency, standing } }: CellProps) {
  if (!hasBalance(standing)) return <span className="text-fg-subtle">—</span>
  const isOwed = standing.state === 'issued' && standing.status === 'pending'
  const tone = standing.isOverdue ? 'danger' : isOwed ? undefined : 'muted'
  return <Money amount={remaining} currency={currency} tone={tone} className={isOwed ? 'font-semibold' : undefined} />
}

function Day({ value }: { value: string | null }) {
  const t = useMessages()
  if (value === null) return <span className="text-sm text-fg-subtle">{t('billing.list.no_day')}</span>
  return <DateTime value={value} className="text-sm whitespace-nowrap text-fg-muted" />
}
