import type { ReactNode } from 'react'
import { Money } from '~/components/display/money'
import { useMessages } from '~/hooks/use_messages'
import type { Currency, Totals } from './types'

interface TotalsListProps {
  totals: Totals
  currency: Currency
  /** Lines below the total. */
  children?: ReactNode
}

/** What a charge adds up to: what is discounted and withheld only where something is. */
export function TotalsList({ totals, currency, children }: TotalsListProps) {
  const t = useMessages()
  const { subtotal, discount, tax, withheldIsr, withheldIva, total } = totals
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5 text-sm">
      <TotalLine label={t('charges.total.subtotal')} {...{ amount: subtotal, currency }} />
      {discount > 0 && <TotalLine label={t('charges.total.discount')} {...{ amount: -discount, currency }} />}
      <TotalLine label={t('charges.total.tax')} {...{ amount: tax, currency }} />
      {withheldIsr > 0 && <TotalLine label={t('charges.total.withheldIsr')} {...{ amount: -withheldIsr, currency }} />}
      {withheldIva > 0 && <TotalLine label={t('charges.total.withheldIva')} {...{ amount: -withheldIva, currency }} />}
      <TotalLine label={t('charges.total.total')} {...{ amount: total, currency }} strong />
      {children}
    </dl>
  )
}

interface TotalLineProps {
  label: string
  /** In centavos. */
  amount: number
  currency: Currency
  strong?: boolean
}

/** One line of it. */
export function TotalLine({ label, amount, currency, strong }: TotalLineProps) {
  const look = strong ? 'border-t border-line pt-1.5 text-base font-semibold' : undefined
  return (
    <>
      <dt className={look ?? 'text-fg-muted'}>{label}</dt>
      <dd className={`pl-6 text-right ${look ?? ''}`}>
        <Money amount={amount} currency={currency} />
      </dd>
    </>
  )
}
