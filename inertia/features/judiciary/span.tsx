import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

/** From when to when, in words; days as `YYYY-MM-DD`, null = open or not known. */
export function Span({ from, until }: { from: string | null; until: string | null }) {
  const t = useMessages()
  const { locale } = useLocale()
  const day = (iso: string) => formatDate(iso, 'short', locale)
  if (from && until) return t('judiciary.span.both', { from: day(from), until: day(until) })
  if (from) return t('judiciary.span.open', { from: day(from) })
  return until ? t('judiciary.span.until', { until: day(until) }) : t('judiciary.span.unknown')
}
