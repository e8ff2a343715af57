import type { ChargeSums as Sums } from '@generated/fields'
import { Money } from '~/components/display/money'
import { useMessages } from '~/hooks/use_messages'

interface ChargeSumsProps {
  sums: Sums[]
  /** Drafts and what was called off is listed too, but not counted. */
  isPartial: boolean
}

/** What all charges of a list come to, a line for each currency: they are never added to each other. */
export function ChargeSums({ sums, isPartial }: ChargeSumsProps) {
  const t = useMessages()
  if (sums.length === 0) return null
  return (
    <section
      aria-label={t('billing.list.sums')}
      className="border-b border-line bg-surface-sunken px-6 py-2.5 max-md:px-4"
    >
      <div className="grid gap-2">
        {sums.map(({ currency, count, total, paid, remaining }) => (
          <dl
            key={currency}
            className="flex flex-wrap items-baseline justify-end gap-x-6 gap-y-1 max-md:grid max-md:grid-cols-1"
          >
            <div className="mr-auto text-sm text-fg-muted">
              <dt className="sr-only">{t('billing.list.sums')}</dt>
              <dd>{t('billing.list.sums_of', { count, currency })}</dd>
            </div>
            <Sum label={t('billing.column.total')} amount={total} currency={currency} />
            <Sum label={t('billing.column.paid')} amount={paid} currency={currency} />
            <Sum label={t('billing.column.remaining')} amount={remaining} currency={currency} isStrong />
          </dl>
        ))}
      </div>
      {isPartial && (
        <p className="mt-1 text-right text-xs text-fg-subtle max-md:text-left">{t('billing.list.sums_all')}</p>
      )}
    </section>
  )
}

interface SumProps {
  label: string
  amount: number
  currency: Sums['currency']
  isStrong?: boolean
}

function Sum({ label, amount, currency, isStrong }: SumProps) {
  return (
    <div className="flex items-baseline gap-2 max-md:justify-between">
      <dt className="text-sm text-fg-subtle">{label}</dt>
      <dd>
        <Money amount={amount} currency={currency} className={isStrong ? 'font-semibold' : undefined} />
      </dd>
    </div>
  )
}
