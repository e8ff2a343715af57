import { Money } from '~/components/display/money'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import type { Currency, Unit } from './types'

const MILLION = 1_000_000

/** Writes millionths of a whole as a percentage. */
export function useShare(): (millionths: number) => string {
  const { locale } = useLocale()
  return (millionths) =>
    (millionths / MILLION).toLocaleString(tagOf(locale), { style: 'percent', maximumFractionDigits: 1 })
}

/** A number in its unit: an amount, a share, days or a count. What cannot be said is a dash with words for it. */
export function FigureValue({ unit, value, currency }: { unit: Unit; value: number | null; currency?: Currency }) {
  const t = useMessages()
  const { locale } = useLocale()
  const share = useShare()
  if (value === null)
    return (
      <span className="text-fg-subtle">
        <span aria-hidden>—</span>
        <span className="sr-only">{t('insights.unknown')}</span>
      </span>
    )
  if (unit === 'money') return <Money amount={value} currency={currency ?? 'MXN'} />
  if (unit === 'days') return <span className="tabular-nums">{t('insights.days', { days: value })}</span>
  const written = unit === 'share' ? share(value) : value.toLocaleString(tagOf(locale))
  return <span className="tabular-nums">{written}</span>
}
