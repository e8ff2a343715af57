import { Paperclip } from 'lucide-react'
import { DateTime } from '~/components/display/date_time'
import { Icon } from '~/components/display/icon'
import { Money } from '~/components/display/money'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { paymentAddress } from './address'
import { PaymentState } from './payment_state'
import type { PaymentLine } from './types'

/** Payments of a list; cards on a phone. */
export function PaymentsTable({ rows }: { rows: PaymentLine[] }) {
  const t = useMessages()
  return (
    <RowsTable
      caption={t('payments.list.caption')}
      rows={rows}
      href={({ id }) => paymentAddress(id)}
      columns={[
        {
          name: t('payments.column.payment'),
          phone: 'title',
          lines: ({ id, number, client }) => ({
            strong: true,
            href: paymentAddress(id),
            title: client.name,
            first: client.name,
            second: t('payments.name', { number }),
          }),
        },
        {
          name: t('payments.column.day'),
          width: 'w-36',
          phone: 'meta',
          cell: ({ paidOn }) => (
            <span className="text-sm">
              <DateTime value={paidOn} format="short" />
            </span>
          ),
        },
        {
          name: t('payments.column.method'),
          width: 'w-52',
          hidden: 'md:max-lg:hidden',
          phone: 'meta',
          cell: ({ method, reference, hasProof }) => (
            <span className="flex min-w-0 items-center gap-1.5 text-sm">
              <span className="min-w-0 truncate">
                {[t(`payments.method.${method}`), reference].filter(Boolean).join(' · ')}
              </span>
              {hasProof && (
                <>
                  <Icon of={Paperclip} size={14} className="text-fg-subtle" />
                  <span className="sr-only">{t('payments.list.has_proof')}</span>
                </>
              )}
            </span>
          ),
        },
        {
          name: t('payments.column.state'),
          width: 'w-32',
          phone: 'meta',
          cell: ({ state }) => <PaymentState state={state} />,
        },
        {
          name: t('payments.column.credit'),
          width: 'w-40',
          align: 'end',
          hidden: 'md:max-desk:hidden',
          phone: 'hide',
          cell: ({ credit, state, currency }) =>
            credit > 0 && state === 'accepted' ? <Money amount={credit} currency={currency} /> : null,
        },
        {
          name: t('payments.column.amount'),
          width: 'w-44',
          align: 'end',
          phone: 'end',
          cell: ({ amount, currency, state }) => (
            <Money
              amount={amount}
              currency={currency}
              className="font-medium"
              tone={state === 'accepted' ? undefined : 'muted'}
            />
          ),
        },
      ]}
    />
  )
}
