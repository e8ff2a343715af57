import { Link } from '@inertiajs/react'
import { AlarmClock, Banknote, CalendarClock, Gavel, ListChecks } from 'lucide-react'
import { cx } from '~/components/cx'
import { Icon, type LucideIcon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import type { MessageId } from '~/i18n/messages'
import { useLocale } from '~/i18n/provider'

/** Something that waits for one: `at` is an instant, or a day for what has no hour. */
export type DayLine = {
  id: string
  kind: string
  at: string
  isAllDay: boolean
  title: string
  context: string | null
  href: string
}

const ICONS: Record<string, LucideIcon> = {
  activity: ListChecks,
  reminder: AlarmClock,
  deadline: CalendarClock,
  hearing: Gavel,
  payment: Banknote,
}

interface DayListProps {
  title: string
  lines: DayLine[]
  tone?: 'late'
  /** Tells the day of each line, not only its hour. */
  withDay?: boolean
}

/** A part of the day: when, what, and the matter that it is about. */
export function DayList({ title, lines, tone, withDay = false }: DayListProps) {
  const t = useMessages()
  if (lines.length === 0) return null
  return (
    <section>
      <h2 className={cx('pb-1 text-sm font-semibold', tone === 'late' ? 'text-danger-fg' : 'text-fg-muted')}>
        {title} <span className="font-normal">{lines.length}</span>
      </h2>
      <ul className="divide-y divide-line-subtle border-y border-line-subtle">
        {lines.map((line) => (
          <li key={line.id} className="relative flex items-start gap-3 px-1 py-2.5 hover:bg-surface-hover">
            <Icon of={ICONS[line.kind] ?? CalendarClock} className="mt-0.5 flex-none text-fg-subtle" />
            <span className="min-w-0 flex-1">
              <Link
                href={line.href}
                className="block font-medium text-pretty wrap-anywhere after:absolute after:inset-0"
              >
                {line.title}
              </Link>
              <span className="block truncate text-sm text-fg-subtle">
                {t(`day.kind.${line.kind}` as MessageId)}
                {line.context && ` · ${line.context}`}
              </span>
            </span>
            <When line={line} withDay={withDay} isLate={tone === 'late'} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function When({ line: { at, isAllDay }, withDay, isLate }: { line: DayLine; withDay: boolean; isLate: boolean }) {
  const t = useMessages()
  const { locale, timeZone } = useLocale()
  const day = formatDate(at, 'short', locale, timeZone)
  const hour = isAllDay ? null : formatDate(at, 'time', locale, timeZone)
  const said = withDay ? [day, hour].filter(Boolean).join(', ') : (hour ?? t('day.all_day'))
  return (
    <time dateTime={at} className={cx('flex-none text-sm tabular-nums', isLate ? 'text-danger-fg' : 'text-fg-muted')}>
      {said}
    </time>
  )
}
