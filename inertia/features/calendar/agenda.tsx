import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '~/components/display/badge'
import { Icon } from '~/components/display/icon'
import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { eventsByDay } from './events_by_day'
import { kindOf } from './kinds'
import type { EventLine, RestDay, Span } from './types'

interface AgendaProps {
  days: { from: string; to: string }
  span: Span
  onOpen: (event: EventLine) => void
  /** The way to what is not shown of a day, of which there is so much more. */
  moreOf: (day: string, count: number) => ReactNode
}

/** What comes, day by day; days without anything are left out. */
export function Agenda({ days, span, onOpen, moreOf }: AgendaProps) {
  const { locale } = useLocale()
  const rest = new Map(span.rest.days.map((each) => [each.day, each]))
  return (
    <ol className="grid gap-5 px-6 pb-10 max-md:px-4">
      {[...eventsByDay(span.events, days)].sort(byName).map(([day, events]) => (
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
          {span.more[day] && moreOf(day, span.more[day])}
        </li>
      ))}
    </ol>
  )
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => one.localeCompare(other)

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
