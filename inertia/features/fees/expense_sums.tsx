import { useMessages } from '~/hooks/use_messages'
import { formatMoney } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import type { FeesContent } from './types'

/** What was spent in each currency, and what of it was not charged. */
export function ExpenseSums({ sums }: { sums: FeesContent['expenses']['sums'] }) {
  const t = useMessages()
  const { locale } = useLocale()
  const said = (amount: number, currency: string) => `${formatMoney(amount, locale)} ${currency}`
  return (
    <ul className="pt-2 text-sm text-fg-muted tabular-nums">
      {sums.map(({ currency, amount, unbilled }) => (
        <li key={currency}>
          {t('fees.expense_sum', { amount: said(amount, currency), unbilled: said(unbilled, currency) })}
        </li>
      ))}
    </ul>
  )
}
