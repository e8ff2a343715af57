import { cx } from '~/components/cx'
import { formatMoney } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

interface MoneyProps {
  /** Centavos. */
  amount: number
  currency: 'MXN' | 'USD'
  tone?: 'success' | 'danger' | 'muted'
  className?: string
}

const tones = { success: 'text-success-fg', danger: 'text-danger-fg', muted: 'text-fg-muted' }

/** An amount with its currency: «$1,234.50 MXN», the currency small. */
export function Money({ amount, currency, tone, className }: MoneyProps) {
  const { locale } = useLocale()
  return (
    <span className={cx('whitespace-nowrap tabular-nums', tone && tones[tone], className)}>
      {formatMoney(amount, locale)}{' '}
      <small className="-ml-px text-2xs leading-none tracking-[0.02em] text-fg-subtle">{currency}</small>
    </span>
  )
}
