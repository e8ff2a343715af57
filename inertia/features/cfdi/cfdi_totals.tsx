import { useMessages } from '~/hooks/use_messages'
import { Amount } from './amount'
import type { CfdiTotals as Totals } from './types'

/** What all invoices of a list come to less credit notes, by direction and currency: currencies are never added to each other. */
export function CfdiTotals({ totals }: { totals: Totals[] }) {
  const t = useMessages()
  if (totals.length === 0) return null
  return (
    <section
      aria-label={t('cfdi.list.totals')}
      className="grid gap-1.5 border-b border-line bg-surface-sunken px-6 py-2.5 max-md:px-4"
    >
      <h2 className="text-sm font-medium text-fg-muted">{t('cfdi.list.totals')}</h2>
      <dl className="grid gap-1">
        {totals.map(({ direction, currency, count, total }) => (
          <div key={`${direction} ${currency}`} className="flex flex-wrap items-baseline justify-between gap-x-6">
            <dt className="text-sm text-fg-muted">
              {t('cfdi.list.total_of', { direction: t(`cfdi.direction.${direction}`), count })}
            </dt>
            <dd>
              <Amount amount={total} currency={currency} className="font-semibold" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
