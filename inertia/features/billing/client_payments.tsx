import { TextLink } from '~/components/actions/text_link'
import { Badge, type BadgeTone } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type PaymentState = 'review' | 'accepted' | 'rejected'

/** A payment in a short list. Amounts in centavos, the day an ISO date. */
export type PaymentLine = {
  id: number
  number: number
  state: PaymentState
  paidOn: string
  currency: 'MXN' | 'USD'
  amount: number
  credit: number
}

const TONES: Record<PaymentState, BadgeTone> = { review: 'warning', accepted: 'success', rejected: 'void' }
const addressOf = ({ id }: PaymentLine) => route('law_firm.payments.show', { id })

interface ClientPaymentsProps {
  clientId: number
  payments: PaymentLine[]
  /** Whether there are more than these. */
  hasMore: boolean
}

/** The last payments of a client. */
export function ClientPayments({ clientId, payments, hasMore }: ClientPaymentsProps) {
  const t = useMessages()
  return (
    <div className="grid gap-2">
      <RowsTable
        caption={t('billing.account.payments')}
        rows={payments}
        href={addressOf}
        columns={[
          {
            name: t('billing.account.payment'),
            phone: 'title',
            lines: (payment) => ({
              strong: true,
              href: addressOf(payment),
              first: t('billing.account.payment_number', { number: String(payment.number) }),
            }),
          },
          {
            name: t('billing.account.payment_state'),
            width: 'w-48',
            phone: 'end',
            cell: ({ state }) => <Badge tone={TONES[state]}>{t(`billing.account.state.${state}`)}</Badge>,
          },
          {
            name: t('billing.account.paid_on'),
            width: 'w-28',
            className: 'text-sm text-fg-muted',
            cell: ({ paidOn }) => <DateTime value={paidOn} />,
          },
          {
            name: t('billing.account.amount'),
            width: 'w-36',
            align: 'end',
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          {
            name: t('billing.account.credit'),
            width: 'w-36',
            align: 'end',
            cell: ({ credit, currency }) => credit > 0 && <Money amount={credit} currency={currency} tone="success" />,
          },
        ]}
      />
      {hasMore && (
        <TextLink href={route('law_firm.payments.index', {}, { client: clientId })} className="text-sm">
          {t('billing.account.all_payments')}
        </TextLink>
      )}
    </div>
  )
}
