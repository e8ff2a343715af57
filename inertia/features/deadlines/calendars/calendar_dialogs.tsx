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

type Removal = { what: 'remove_days'; days: OwnDays } | { what: 'remove_year' | 'remove' }

/** What somebody wants to do with a calendar. */
export type OpenedDialog = Removal | { what: 'days'; days?: OwnDays } | { what: 'edit' | 'year' | 'source' | 'import' }

interface CalendarDialogsProps {
  area: CalendarArea
  view: CalendarView
  opened: OpenedDialog | null
  onClose: () => void
}

/** The dialog of what is asked for. */
export function CalendarDialogs({ area, view, opened, onClose }: CalendarDialogsProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const { calendar, year, known, own } = view
  const place = { area, calendar: calendar.key, onClose }
  const next = known ? Math.max(...(calendar.years ?? []), year) + 1 : year
  if (!opened) return null
  switch (opened.what) {
    case 'days':
      return <DaysDialog {...place} year={year} days={opened.days} />
    case 'edit':
      return <CalendarDialog {...{ area, calendar, onClose }} />
    case 'year':
      return <YearDialog {...place} year={next} />
    case 'source':
      return <YearDialog {...place} year={year} source={own.year?.source ?? ''} />
    case 'import':
      return <ImportDialog {...place} />
    default: {
      const { href, title, verb } = removal(opened)
      return <RemoveDialog {...{ href, title, verb, onClose }}>{t('deadlines.calendar.recount')}</RemoveDialog>
    }
  }

  /** What is removed: days, a year, or the calendar itself. */
  function removal(what: Removal) {
    const key = { calendar: calendar.key }
    const remove = t('common.remove')
    if (what.what === 'remove_days') {
      const day = formatDate(what.days.from, 'long', locale)
      const href = route(`${area}.calendars.days.destroy`, { ...key, id: what.days.id })
      return { href, title: t('deadlines.calendar.remove_days', { day }), verb: remove }
    }
    if (what.what === 'remove_year') {
      const title = own.year?.isWhole ? 'deadlines.calendar.remove_year' : 'deadlines.calendar.remove_changes'
      const href = route(`${area}.calendars.years.destroy`, { ...key, year })
      return { href, title: t(title, { year: String(year) }), verb: remove }
    }
    return { href: route(`${area}.calendars.destroy`, key), title: t('deadlines.calendar.remove'), verb: undefined }
  }
}
