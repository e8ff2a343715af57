import { Tooltip } from '~/components/overlays/tooltip'
import { useNow } from '~/hooks/use_now'
import { formatDate, formatRelative } from '~/i18n/formats'
import type { DateStyle } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

interface DateTimeProps {
  /** ISO: a day (YYYY-MM-DD) or an instant. */
  value: string
  format?: DateStyle
  className?: string
}

const isDayOnly = (value: string) => value.length === 10

/** A date as the language writes it; the whole of it on hover. */
export function DateTime({ value, format = 'short', className }: DateTimeProps) {
  const { locale, timeZone } = useLocale()
  const exact = formatDate(value, isDayOnly(value) ? 'weekday-long' : 'full', locale, timeZone)
  return (
    <time dateTime={value} title={exact} className={className}>
      {formatDate(value, format, locale, timeZone)}
    </time>
  )
}

/** How long ago or in how long; the exact date on hover and for who does not see. */
export function RelativeTime({ value, className }: Omit<DateTimeProps, 'format'>) {
  const { locale, timeZone } = useLocale()
  const now = useNow()
  const exact = formatDate(value, isDayOnly(value) ? 'weekday-long' : 'full', locale, timeZone)

  return (
    <Tooltip text={exact}>
      <time dateTime={value} className={className}>
        {now ? formatRelative(value, now, locale) : formatDate(value, 'short', locale, timeZone)}
      </time>
    </Tooltip>
  )
}
