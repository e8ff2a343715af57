import { cx } from '~/components/cx'
import { formatMoney } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

interface AmountProps {
  /** Centavos. */
  amount: number
  /** Key of the SAT's catalogue c_Moneda: invoices are in more currencies than charges. */
  currency: string
  className?: string
}

/** An amount of a CFDI with its currency. */
export function Amount({ amount, currency, className }: AmountProps) {
  const { locale } = useLocale()
  return (
    <span className={cx('whitespace-nowrap tabular-nums', className)}>
      {formatMoney(amount, locale)} <small className="text-2xs text-fg-subtle">{currency}</small>
    </span>
  )
}
