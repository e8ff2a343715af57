import { Money } from '~/components/display/money'
import { Big } from '~/features/portal/answer'
import { useMessages } from '~/hooks/use_messages'
import type { OwedTotal } from './types'

/** What a client owes, large: a line for each currency, never added to each other. */
export function OwedFigures({ totals }: { totals: OwedTotal[] }) {
  const t = useMessages()
  if (totals.length === 0) return <p className="mt-1.5 text-fg-muted">{t('portal_account.nothing')}</p>
  return totals.map(({ currency, remaining, overdue }) => (
    <div key={currency}>
      <Big>
        <Money amount={remaining} currency={currency} />
      </Big>
      {overdue > 0 && (
        <p className="text-danger-fg">
          {t.rich('portal_account.overdue', { amount: () => <Money amount={overdue} currency={currency} /> })}
        </p>
      )}
    </div>
  ))
}
