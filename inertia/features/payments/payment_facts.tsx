import { Link } from '@inertiajs/react'
import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { Facts } from '~/components/layout/facts'
import { usePermission } from '~/features/matters/use_permission'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { PaymentState } from './payment_state'
import type { PaymentDetails } from './types'

/** What is known of a payment. */
export function PaymentFacts({ payment }: { payment: PaymentDetails }) {
  const t = useMessages()
  const mayOpenClients = usePermission('clientes:leer')
  const { client, amount, credit, refunded, currency, exchangeRate, paidOn, method, reference, notes } = payment
  const { state, source, recordedBy, recordedAt, reviewedBy, reviewedAt } = payment
  const when = (name: string | null, at: string) => (
    <>
      {name ?? t('history.system')}, <DateTime value={at} format="full" />
    </>
  )
  const items = [
    {
      label: t('payments.field.client'),
      value: mayOpenClients ? (
        <Link href={route('law_firm.clients.show', { id: client.id })} className="link">
          {client.name}
        </Link>
      ) : (
        client.name
      ),
    },
    { label: t('payments.column.state'), value: <PaymentState state={state} /> },
    { label: t('payments.column.amount'), value: <Money amount={amount} currency={currency} /> },
    credit > 0 &&
      state !== 'rejected' && {
        label: t('payments.column.credit'),
        value: <Money amount={credit} currency={currency} className="font-semibold" />,
      },
    refunded > 0 && {
      label: t('payments.list.total_refunded'),
      value: <Money amount={refunded} currency={currency} />,
    },
    exchangeRate !== null && {
      label: t('payments.page.exchange_rate'),
      value: <span className="tabular-nums">{String(exchangeRate / 1_000_000)}</span>,
    },
    { label: t('payments.column.day'), value: <DateTime value={paidOn} format="long" /> },
    { label: t('payments.column.method'), value: t(`payments.method.${method}`) },
    reference && { label: t('payments.field.reference'), value: reference },
    notes && {
      label: t(source === 'portal' ? 'payments.page.from_client' : 'payments.field.notes'),
      value: <span className="whitespace-pre-line">{notes}</span>,
    },
    source !== 'firm' && { label: t('payments.page.source'), value: t(`payments.source.${source}`) },
    { label: t('payments.page.recorded'), value: when(recordedBy, recordedAt) },
    reviewedAt && { label: t('payments.page.reviewed'), value: when(reviewedBy, reviewedAt) },
  ]
  return <Facts items={items.filter((item) => typeof item === 'object' && item !== null)} />
}
