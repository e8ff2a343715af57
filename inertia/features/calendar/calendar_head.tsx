import { CalendarSync, ChevronLeft, ChevronRight, Printer, Rss } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { IconButton } from '~/components/actions/icon_button'
import { Segmented } from '~/components/actions/segmented'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import { calendarAddress } from './address'
import { titleOf, turned } from './days'
import { VIEWS, type Filters, type View } from './types'

interface CalendarHeadProps {
  filters: Filters
  view: View
  on: string
  /** Google Calendar can be connected. */
  hasGoogle: boolean
}

/** Which days are shown, the way to the ones before and after, and how they are drawn. */
export function CalendarHead({ filters, view, on, hasGoogle }: CalendarHeadProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const at = (day: string | null) => calendarAddress({ ...filters, on: day })
  return (
    <div className="flex flex-wrap items-center gap-2 px-6 py-2 max-md:px-4">
      <div className="flex items-center gap-1 print:hidden">
        <IconButton icon={ChevronLeft} label={t(`calendar.previous.${view}`)} href={at(turned(view, on, -1))} />
        <ButtonLink href={at(null)}>{t('calendar.today')}</ButtonLink>
        <IconButton icon={ChevronRight} label={t(`calendar.next.${view}`)} href={at(turned(view, on, 1))} />
      </div>
      <h2 aria-live="polite" className="min-w-0 flex-1 text-lg font-semibold first-letter:uppercase">
        {titleOf(view, on, tagOf(locale))}
      </h2>
      <Segmented
        label={t('calendar.view.label')}
        className="max-md:w-full print:hidden"
        value={view}
        options={VIEWS.map((value) => ({
          value,
          label: t(`calendar.view.${value}`),
          href: calendarAddress({ ...filters, view: value, on: filters.on ?? on }),
        }))}
      />
      <ButtonLink className="print:hidden" icon={Rss} href={route('calendar.subscriptions.index')}>
        {t('calendar.subscribe')}
      </ButtonLink>
      {hasGoogle && (
        <ButtonLink className="max-md:hidden print:hidden" icon={CalendarSync} href={route('calendar.google.index')}>
          {t('google_calendar.open')}
        </ButtonLink>
      )}
      <Button className="max-md:hidden print:hidden" icon={Printer} onClick={() => print()}>
        {t('calendar.print')}
      </Button>
    </div>
  )
}
