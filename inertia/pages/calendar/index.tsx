import { Head, router, usePage } from '@inertiajs/react'
import { CalendarDays } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { lazily } from '~/components/feedback/lazily'
import { Note } from '~/components/feedback/note'
import { Skeleton } from '~/components/feedback/skeleton'
import { PageHead } from '~/components/layout/page_head'
import { calendarAddress, entryAddress, spanAddress } from '~/features/calendar/address'
import { Agenda } from '~/features/calendar/agenda'
import { CalendarHead } from '~/features/calendar/calendar_head'
import { daysOf } from '~/features/calendar/days'
import { AddMenu } from '~/features/calendar/entries/add_menu'
import { hourOn, slotBetween } from '~/features/calendar/entries/slots'
import type { Slot } from '~/features/calendar/entries/types'
import { Written, type WrittenProps } from '~/features/calendar/entries/written'
import { EventCard } from '~/features/calendar/event_card'
import { CalendarFilterBar, type Choices } from '~/features/calendar/filter_bar'
import type { GridProps } from '~/features/calendar/grid'
import { MOST_IN_GRID_OF_DAY, PER_DAY } from '~/features/calendar/events_by_day'
import { MoveForm } from '~/features/calendar/move_form'
import { RestList } from '~/features/calendar/rest_list'
import type { EventLine, Filters, Span, Target } from '~/features/calendar/types'
import { useSpan } from '~/features/calendar/use_span'
import { useMessages } from '~/hooks/use_messages'
import { usePhone } from '~/hooks/use_phone'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import type { SharedProps } from '~/types'

const Grid = lazily<GridProps>(() => import('~/features/calendar/grid'))

type CalendarProps = Choices &
  WrittenProps & {
    filters: Filters
    isOfFirm: boolean
    /** Google Calendar can be connected. */
    hasGoogle: boolean
    /** What the clocks of the firm say, `YYYY-MM-DDTHH:MM`. */
    now: string
  }

/** Hearings, deadlines, activities, reminders and own events by month, week and day, or as an agenda; of a client, what they were shown. */
export default function Calendar({ filters, isOfFirm, hasGoogle, now, ...props }: CalendarProps) {
  const { colleagues, entry, add, hearingOf, timeZone, ...choices } = props
  const t = useMessages()
  const { locale } = useLocale()
  const isPhone = usePhone()
  const { notices } = usePage<SharedProps>().props
  const [opened, setOpened] = useState<string | null>(null)
  const [isMoving, setMoving] = useState(false)
  const view = filters.view ?? (isPhone ? 'agenda' : 'month')
  const on = filters.on ?? now.slice(0, 10)
  const days = daysOf(view, on)
  const usual = spanAddress(filters, days, PER_DAY[view])
  const [grown, setGrown] = useState({ usual, most: PER_DAY[view] })
  const most = grown.usual === usual ? grown.most : PER_DAY[view]
  const { span: fetched, failed, isGrowing, retry } = useSpan(spanAddress(filters, days, most), usual, notices.id)
  const span = useMemo(() => fetched && named(fetched, t('calendar.busy')), [fetched, t])
  const [picked, setPicked] = useState<Slot | null>(null)
  const event = span?.events.find(({ id }) => id === opened)

  function open({ id }: EventLine) {
    setMoving(false)
    setOpened(id)
  }

  function move({ move: to }: EventLine, { day, time, minutes }: Target, putBack: () => void) {
    if (!('href' in to)) return putBack()
    router.put(
      to.href,
      { ...to.body, day, time, minutes },
      { preserveScroll: true, preserveState: true, onError: putBack, onCancel: putBack }
    )
  }

  const isList = view === 'agenda' || (view === 'day' && (span?.events.length ?? 0) > MOST_IN_GRID_OF_DAY)
  const addressOfDay = (day: string) => calendarAddress({ ...filters, view: 'day', on: day })

  /** More of the day itself, or the way to the day. */
  function moreOf(day: string, count: number) {
    if (view !== 'day')
      return (
        <ButtonLink className="mt-2" href={addressOfDay(day)}>
          {t('calendar.more_of_day', { count, day: formatDate(day, 'weekday', locale) })}
        </ButtonLink>
      )
    return (
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <p className="text-sm text-fg-muted">{t('calendar.more', { count })}</p>
        <Button
          className="print:hidden"
          pending={isGrowing}
          onClick={() => setGrown({ usual, most: most + PER_DAY.day })}
        >
          {t('calendar.show_more', { count: Math.min(count, PER_DAY.day) })}
        </Button>
      </div>
    )
  }

  return (
    <article data-printed>
      <Head title={t('calendar.title')} />
      <PageHead
        title={t('calendar.title')}
        actions={isOfFirm && <AddMenu filters={filters} onEvent={() => setPicked(hourOn(on, now))} />}
      />
      <CalendarHead {...{ filters, view, on, hasGoogle }} />
      <div className="flex flex-wrap items-end gap-2 px-6 pb-3 max-md:px-4">
        <CalendarFilterBar {...{ filters, span, isOfFirm }} {...choices} />
      </div>
      <div className="grid gap-2 px-6 pb-3 empty:hidden max-md:px-4">
        {failed && (
          <Note tone="danger" role="alert" end={<Button onClick={retry}>{t('common.retry')}</Button>}>
            {t('calendar.failed')}
          </Note>
        )}
        {span?.isCut && <Note tone="warning">{t('calendar.cut')}</Note>}
        {span && view !== 'day' && Object.keys(span.more).length > 0 && (
          <p className="hidden text-sm print:block">{t('calendar.printed_first')}</p>
        )}
        {span && span.rest.unknownYears.length > 0 && (
          <Note tone="warning">{t('calendar.unknown_years', { years: span.rest.unknownYears.join(', ') })}</Note>
        )}
      </div>
      {!span && !failed && <Skeleton className="mx-6 h-96 max-md:mx-4" />}
      {span && view === 'agenda' && span.events.length === 0 && (
        <EmptyState icon={CalendarDays} title={t('calendar.empty.title')} text={t('calendar.empty.text')} />
      )}
      {span && isList && <Agenda {...{ days, span, moreOf }} onOpen={open} />}
      {span && !isList && (
        <div className="px-6 pb-10 max-md:px-4">
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <Grid
              {...{ view, on, now, span }}
              onOpen={open}
              onPick={isOfFirm ? (between) => setPicked(slotBetween(between, now)) : undefined}
              onMove={move}
              onDay={(day) => router.visit(addressOfDay(day), { preserveState: true })}
            />
          </Suspense>
          <RestList days={span.rest.days} />
        </div>
      )}
      {span && event && !isMoving && (
        <EventCard
          {...{ event, span }}
          href={entryAddress(filters, event.href)}
          onClose={() => setOpened(null)}
          onMove={() => setMoving(true)}
        />
      )}
      {event && isMoving && <MoveForm event={event} onClose={() => setOpened(null)} />}
      {isOfFirm && (
        <Written
          {...{ filters, now, on, colleagues, entry, add, hearingOf, timeZone, picked }}
          onClose={() => setPicked(null)}
        />
      )}
    </article>
  )
}

/** What is busy is named in the language of its reader. */
const named = (span: Span, busy: string): Span => ({
  ...span,
  events: span.events.map((event) => (event.isBusy ? { ...event, title: busy } : event)),
})
