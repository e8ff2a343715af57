import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

/** Writes centavos for the axis of a chart: «1.5 M». */
export function useShortAmount(): (centavos: number) => string {
  const { locale } = useLocale()
  const short = new Intl.NumberFormat(tagOf(locale), { notation: 'compact', maximumFractionDigits: 1 })
  return (centavos) => short.format(centavos / 100)
}
