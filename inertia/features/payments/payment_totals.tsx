import { Money } from '~/components/display/money'
import { useMessages } from '~/hooks/use_messages'
import type { PaymentTotals as Totals } from './types'

/** What all accepted payments of a list come to, a line for each currency: they are never added to each other. */
export function PaymentTotals({ totals }: { totals: Totals[] }) {
  const t = useMessages()
  if (totals.length === 0) return null
  return (
    <section
      aria-label={t('payments.list.totals')}
      className="grid gap-2 border-b border-line bg-surface-sunken px-6 py-2.5 max-md:px-4"
    >
      {totals.map(({ currency, count, amount, refunded, credit }) => (
        <dl
          key={currency}
          className="flex flex-wrap items-baseline justify-end gap-x-6 gap-y-1 max-md:grid max-md:grid-cols-2"
        >
          <div className="mr-auto text-sm text-fg-muted max-md:col-span-2">
            <dt className="sr-only">{t('payments.list.totals')}</dt>
            <dd>{t('payments.list.total', { count, currency })}</dd>
          </div>
          {refunded > 0 && <Total label={t('payments.list.total_refunded')} amount={refunded} currency={currency} />}
          {credit > 0 && <Total label={t('payments.list.total_credit')} amount={credit} currency={currency} />}
          <Total label={t('payments.column.amount')} amount={amount} currency={currency} isStrong />
        </dl>
      ))}
    </section>
  )
}

interface TotalProps {
  label: string
  amount: number
  currency: Totals['currency']
  isStrong?: boolean
}

function Total({ label, amount, currency, isStrong }: TotalProps) {
  return (
    <div className="flex items-baseline gap-2 max-md:grid max-md:gap-0">
      <dt className="text-sm text-fg-subtle">{label}</dt>
      <dd>
        <Money amount={amount} currency={currency} className={isStrong ? 'font-semibold' : undefined} />
      </dd>
    </div>
  )
}
