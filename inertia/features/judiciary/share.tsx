import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import type { Rate } from './types'

/** `42 % (de 28 % a 57 %)`; a sentence where there are too few rulings for a share. */
export function Share({ rate }: { rate: Rate | null }) {
  const t = useMessages()
  const { locale } = useLocale()
  if (!rate) return <span className="text-fg-subtle">{t('judiciary.rate.short')}</span>
  const percent = (part: number) => part.toLocaleString(tagOf(locale), { style: 'percent', maximumFractionDigits: 0 })
  return (
    <span className="tabular-nums">
      {t('judiciary.rate', { share: percent(rate.share), low: percent(rate.low), high: percent(rate.high) })}
    </span>
  )
}
