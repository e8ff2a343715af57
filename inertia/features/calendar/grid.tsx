import FullCalendar, { type EventApi, type EventInput } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import es from '@fullcalendar/react/locales/es'
import classic from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import { useMemo } from 'react'
import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'
import { addDays, daysOf, minutesBetween } from './days'
import { fitted } from './events_by_day'
import { kindOf } from './kinds'
import type { EventLine, RestDay, Span, Target, View } from './types'
import './calendar.css'

const PLUGINS = [classic, dayGrid, timeGrid, interaction]
const NAMES = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' } as const
/** What has no known length is drawn this long. */
const UNKNOWN_LENGTH = '00:30'
/** Begins the id of the way to what a cell has no room for; the day follows. */
const MORE = 'more-'
const FIRST_HOUR = 7
const LAST_HOUR = 21

export interface GridProps {
  view: Exclude<View, 'agenda'>
  on: string
  /** What the clocks of the firm say, `YYYY-MM-DDTHH:MM`. */
  now: string
  span: Span
  onOpen: (event: EventLine) => void
  /** Something was put elsewhere; `putBack` shows it where it was. */
  onMove: (event: EventLine, target: Target, putBack: () => void) => void
  onDay: (day: string) => void
  /** Days or hours were chosen in which nothing stands; absent where nothing may be added. */
  onPick?: (picked: { start: string; end: string; allDay: boolean }) => void
}

/**
 * Month, week and day. All times are those of the firm's clocks and are drawn as they are written, whatever the zone of the device: for the calendar
 * they are in UTC.
 */
export default function Grid({ view, on, now, span, onOpen, onMove, onDay, onPick }: GridProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const byId = useMemo(() => new Map(span.events.map((event) => [event.id, event])), [span])
  const events = useMemo(() => {
    const { shown, more } = fitted(span, view, daysOf(view, on))
    return [
      ...shown.map(drawn),
      ...[...more].map(([day, count]) => wayToMore(day, t('calendar.more', { count }))),
      ...span.rest.days.map((rest) => shade(rest, t('calendar.rest.short'))),
    ]
  }, [span, view, on, t])

  const [first, last] = useMemo(() => hoursOf(span.events), [span])

  function moved(event: EventApi, putBack: () => void) {
    const line = byId.get(event.id)
    if (line) onMove(line, targetOf(event, line), putBack)
    else putBack()
  }

  return (
    <div className="calendar-grid">
      <FullCalendar
        key={`${view} ${on}`}
        plugins={PLUGINS}
        initialView={NAMES[view]}
        initialDate={on}
        now={`${now}:00Z`}
        timeZone="UTC"
        locale={locale === 'es' ? es : 'en'}
        firstDay={0}
        headerToolbar={false}
        height="auto"
        events={events}
        editable
        selectable={onPick !== undefined}
        select={({ start, end, allDay }) => onPick?.({ start: wall(start), end: wall(end), allDay })}
        eventDurationEditable={false}
        eventInteractive
        navLinks
        navLinkDayClick={(date) => onDay(date.toISOString().slice(0, 10))}
        nowIndicator
        dayCellClass={({ date }) => restClass(date)}
        dayLaneClass={({ date }) => restClass(date)}
        eventOrder="place"
        rowEventInnerClass="calendar-line"
        rowEventTitleClass="calendar-title"
        listItemEventInnerClass="calendar-line"
        listItemEventTitleClass="calendar-title"
        defaultTimedEventDuration={UNKNOWN_LENGTH}
        slotMinTime={hour(first)}
        slotMaxTime={hour(last)}
        eventTimeFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
        slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault()
          if (event.id.startsWith(MORE)) return onDay(event.id.slice(MORE.length))
          const line = byId.get(event.id)
          if (line) onOpen(line)
        }}
        backgroundEventDidMount={({ el, event }) => (el.title = String(event.extendedProps.reasons))}
        eventDrop={({ event, revert }) => moved(event, revert)}
        eventResize={({ event, revert }) => moved(event, revert)}
      />
    </div>
  )
}

const wall = (date: Date) => date.toISOString().slice(0, 16)

/** Saturdays and Sundays are shaded whatever the calendar of an authority says. */
const restClass = (date: Date | null | undefined) => (date && date.getUTCDay() % 6 === 0 ? 'is-weekend' : undefined)

/** The hours of a week or a day: those of work, and more where something is earlier or later. */
function hoursOf(events: EventLine[]): [number, number] {
  const timed = events.filter(({ allDay }) => !allDay)
  const starts = timed.map(({ start }) => Number(start.slice(11, 13)))
  const ends = timed.map(({ start, end }) =>
    end && end.slice(0, 10) === start.slice(0, 10) ? hourAfter(end) : end ? 24 : 0
  )
  return [Math.min(FIRST_HOUR, ...starts), Math.max(LAST_HOUR, ...starts.map((at) => at + 1), ...ends)]
}

const hour = (of: number) => `${String(of).padStart(2, '0')}:00`
const hourAfter = (at: string) => Number(at.slice(11, 13)) + (at.endsWith(':00') ? 0 : 1)

function drawn(line: EventLine, place: number): EventInput {
  const { id, title, allDay, start, end, move, state, kind, conflicts } = line
  const isOver = state !== 'open'
  return {
    id,
    title,
    place,
    allDay,
    start: allDay ? start : `${start}:00Z`,
    end: end === null ? undefined : allDay ? addDays(end, 1) : `${end}:00Z`,
    startEditable: 'href' in move,
    durationEditable: 'href' in move && !allDay && end !== null,
    className: cx(
      'calendar-event',
      `tone-${kindOf(kind).tone}`,
      isOver && 'is-over',
      conflicts.length > 0 && 'is-in-conflict'
    ),
  }
}

/** The last thing of a day that has more of them than are shown: it leads to the day itself. */
const wayToMore = (day: string, title: string): EventInput => ({
  id: `${MORE}${day}`,
  title,
  place: Number.MAX_SAFE_INTEGER,
  allDay: true,
  start: day,
  editable: false,
  className: 'calendar-event calendar-more',
})

/** A day of rest: the word in its cell, unless it is a plain weekend, and the whole source on hover and below the grid. */
const shade = ({ day, reasons, isWeekly }: RestDay, word: string): EventInput => ({
  id: `rest-${day}`,
  title: isWeekly ? '' : word,
  extendedProps: { reasons: reasons.join(' · ') },
  start: day,
  allDay: true,
  display: 'background',
})

/** Where an event was put. What had a length keeps it unless it was pulled longer. */
function targetOf({ start, end, allDay }: EventApi, line: EventLine): Target {
  const from = wall(start!)
  const minutes =
    line.end === null || line.allDay || allDay
      ? null
      : end
        ? minutesBetween(from, wall(end))
        : minutesBetween(line.start, line.end)
  return { day: from.slice(0, 10), time: allDay ? null : from.slice(11), minutes }
}
