import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import type { RestDay } from './types'

/** Why the shaded days do not work: each with its source, and the days of the week once. */
export function RestList({ days }: { days: RestDay[] }) {
  const t = useMessages()
  const { locale } = useLocale()
  const weekly = [...new Set(days.filter(({ isWeekly }) => isWeekly).flatMap(({ reasons }) => reasons))]
  const single = days.filter(({ isWeekly }) => !isWeekly)
  if (days.length === 0) return null
  return (
    <section className="mt-4 text-sm text-fg-muted">
      <h3 className="font-semibold text-fg">{t('calendar.rest.title')}</h3>
      <ul className="mt-1 grid gap-0.5">
        {single.map(({ day, reasons }) => (
          <li key={day}>
            {t('calendar.rest.day', { day: formatDate(day, 'weekday', locale), reasons: reasons.join(' · ') })}
          </li>
        ))}
        {weekly.length > 0 && <li>{t('calendar.rest.weekly', { reasons: weekly.join(' · ') })}</li>}
      </ul>
    </section>
  )
}
