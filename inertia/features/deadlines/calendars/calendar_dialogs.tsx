import { RemoveDialog } from '~/components/overlays/remove_dialog'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import { CalendarDialog } from './calendar_dialog'
import { DaysDialog } from './days_dialog'
import { ImportDialog } from './import_dialog'
import { YearDialog } from './year_dialog'
import type { CalendarArea, CalendarView, OwnDays } from './types'

/** What somebody wants to do with a calendar. */
export type Asked =
  | { what: 'days'; days?: OwnDays }
  | { what: 'remove_days'; days: OwnDays }
  | { what: 'edit' | 'year' | 'source' | 'import' | 'remove_year' | 'remove' }

interface CalendarDialogsProps {
  area: CalendarArea
  view: CalendarView
  asked: Asked | null
  onClose: () => void
}

/** The dialog of what is asked for. */
export function CalendarDialogs({ area, view, asked, onClose }: CalendarDialogsProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const { calendar, year, known, own } = view
  const place = { area, calendar: calendar.key, onClose }
  const next = known ? Math.max(...(calendar.years ?? []), year) + 1 : year
  if (!asked) return null
  switch (asked.what) {
    case 'days':
      return <DaysDialog {...place} year={year} days={asked.days} />
    case 'edit':
      return <CalendarDialog {...{ area, calendar, onClose }} />
    case 'year':
      return <YearDialog {...place} year={next} />
    case 'source':
      return <YearDialog {...place} year={year} source={own.year?.source ?? ''} />
    case 'import':
      return <ImportDialog {...place} />
    case 'remove_days':
      return (
        <RemoveDialog
          href={route(`${area}.calendars.days.destroy`, { calendar: calendar.key, id: asked.days.id })}
          title={t('deadlines.calendar.remove_days', { day: formatDate(asked.days.from, 'long', locale) })}
          verb={t('common.remove')}
          onClose={onClose}
        >
          {t('deadlines.calendar.recount')}
        </RemoveDialog>
      )
    case 'remove_year':
      return (
        <RemoveDialog
          href={route(`${area}.calendars.years.destroy`, { calendar: calendar.key, year })}
          title={t(own.year?.isWhole ? 'deadlines.calendar.remove_year' : 'deadlines.calendar.remove_changes', {
            year: String(year),
          })}
          verb={t('common.remove')}
          onClose={onClose}
        >
          {t('deadlines.calendar.recount')}
        </RemoveDialog>
      )
    case 'remove':
      return (
        <RemoveDialog
          href={route(`${area}.calendars.destroy`, { calendar: calendar.key })}
          title={t('deadlines.calendar.remove')}
          onClose={onClose}
        >
          {t('deadlines.calendar.recount')}
        </RemoveDialog>
      )
  }
}
