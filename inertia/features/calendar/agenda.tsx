import { TriangleAlert } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { Icon } from '~/components/display/icon'
import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { addDays } from './days'
import { kindOf } from './kinds'
import type { EventLine, RestDay, Span } from './types'

interface AgendaProps {
  days: { from: string; to: string }
  span: Span
  onOpen: (event: EventLine) => void
}

/** What comes, day by day; days without anything are left out. */
export function Agenda({ days, span, onOpen }: AgendaProps) {
  const { locale } = useLocale()
  const rest = new Map(span.rest.days.map((each) => [each.day, each]))
  return (
    <ol className="grid gap-5 px-6 pb-10 max-md:px-4">
      {byDay(span.events, days).map(([day, events]) => (
        <li key={day} className="break-inside-avoid">
          <h3 className="text-md font-semibold first-letter:uppercase">{formatDate(day, 'weekday-long', locale)}</h3>
          <RestReason rest={rest.get(day)} />
          <ul className="mt-1.5 divide-y divide-line-subtle rounded-lg border border-line">
            {events.map((event) => (
              <li key={event.id}>
                <AgendaLine {...{ event, day, onOpen }} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function RestReason({ rest }: { rest: RestDay | undefined }) {
  const t = useMessages()
  return rest ? (
    <p className="text-sm text-fg-muted">{t('calendar.rest', { reasons: rest.reasons.join(' · ') })}</p>
  ) : null
}

function AgendaLine({ event, day, onOpen }: { event: EventLine; day: string; onOpen: AgendaProps['onOpen'] }) {
  const t = useMessages()
  const { icon, name } = kindOf(event.kind)
  const context = [event.matter && `${event.matter.reference} · ${event.matter.title}`, event.court?.name, event.place]
  return (
    <button
      type="button"
      onClick={() => onOpen(event)}
      className="flex min-h-row-2 w-full items-start gap-3 px-3 py-2 text-left max-md:flex-wrap max-md:gap-y-1 hover:bg-surface-hover"
    >
      <span className="w-24 flex-none pt-px text-sm text-fg-muted tabular-nums max-md:w-16">
        {hoursOn(day, event, t)}
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx('font-medium wrap-break-word', event.state !== 'open' && 'line-through')}>
          {event.title}
        </span>
        <span className="block text-sm text-fg-muted wrap-break-word">{context.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="flex flex-none flex-wrap items-center justify-end gap-1.5 max-md:basis-full max-md:justify-start max-md:pl-19">
        {event.conflicts.length > 0 && (
          <Badge tone="danger" icon={TriangleAlert}>
            {t('calendar.conflict')}
          </Badge>
        )}
        <span className="flex items-center gap-1.5 text-xs text-fg-subtle">
          <Icon of={icon} size={14} />
          {t(name)}
        </span>
      </span>
    </button>
  )
}

/** When it is on a day: its hours, or the whole of it. */
function hoursOn(day: string, { allDay, start, end }: EventLine, t: ReturnType<typeof useMessages>): string {
  if (allDay) return t('calendar.all_day')
  const from = start.startsWith(day) ? start.slice(11) : '00:00'
  if (!end) return from
  return `${from}–${end.startsWith(day) ? end.slice(11) : '24:00'}`
}

/** Events under each of their days that is shown, in the order in which they came. */
function byDay(events: EventLine[], { from, to }: { from: string; to: string }): [string, EventLine[]][] {
  const found = new Map<string, EventLine[]>()
  for (const event of events) {
    const last = lastDayOf(event)
    const first = event.start.slice(0, 10)
    for (let day = first < from ? from : first; day <= last && day <= to; day = addDays(day, 1))
      found.set(day, [...(found.get(day) ?? []), event])
  }
  const order = ({ allDay, start }: EventLine) => (allDay ? '' : start)
  return [...found]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, some]) => [day, some.sort((a, b) => order(a).localeCompare(order(b)))])
}

/** What ends at midnight does not reach into the next day. */
function lastDayOf({ allDay, start, end }: EventLine): string {
  if (!end) return start.slice(0, 10)
  const day = end.slice(0, 10)
  return !allDay && end.endsWith('T00:00') && day > start.slice(0, 10) ? addDays(day, -1) : day
}
