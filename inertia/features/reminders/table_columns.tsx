import { Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import { DateTime } from '~/components/display/date_time'
import { Icon } from '~/components/display/icon'
import type { ReminderLine } from '~/features/activities/types'
import { useMessages } from '~/hooks/use_messages'
import type { ColumnKey, SortKey } from './address'

/** A column of the table besides the title. */
interface ReminderColumn {
  width: string
  /** Classes that hide it on narrow windows while nobody chose the columns. */
  hidden: string
  /** By what a press on its head orders the list. */
  sort?: SortKey
  phone: 'meta' | 'hide'
  cell: (props: { reminder: ReminderLine }) => ReactNode
}

/** The columns in their order. */
export const REMINDER_COLUMNS: Record<ColumnKey, ReminderColumn> = {
  when: { width: 'w-44', hidden: '', sort: 'when', phone: 'meta', cell: WhenCell },
  rhythm: { width: 'w-44', hidden: 'md:max-lg:hidden', phone: 'meta', cell: RhythmCell },
  people: { width: 'w-48', hidden: 'md:max-desk:hidden', phone: 'meta', cell: PeopleCell },
  channels: { width: 'w-36', hidden: '', phone: 'hide', cell: ChannelsCell },
  last: { width: 'w-56', hidden: 'md:max-desk:hidden', phone: 'hide', cell: LastCell },
}

function WhenCell({ reminder: { nextAt, untilOn, startsOn } }: { reminder: ReminderLine }) {
  if (nextAt) return <DateTime value={nextAt} format="short-time" className="text-sm text-fg-muted" />
  return <DateTime value={untilOn ?? startsOn} className="text-sm text-fg-muted" />
}

function RhythmCell({ reminder: { rhythm, untilOn } }: { reminder: ReminderLine }) {
  const t = useMessages()
  if (rhythm === 'none') return <span className="text-sm text-fg-subtle">{t('reminders.rhythm.none')}</span>
  return (
    <span className="block text-sm text-fg-muted">
      <span className="inline-flex items-center gap-1">
        <Icon of={Repeat} size={12} />
        {t(`reminders.rhythm.${rhythm}`)}
      </span>
      {untilOn && <span className="block">{t.rich('reminders.until', { day: <DateTime value={untilOn} /> })}</span>}
    </span>
  )
}

function PeopleCell({ reminder: { people } }: { reminder: ReminderLine }) {
  const names = people.map(({ name }) => name).join(', ')
  return (
    <span className="line-clamp-2 text-sm text-fg-muted" title={names}>
      {names}
    </span>
  )
}

function ChannelsCell({ reminder: { inApp, byEmail } }: { reminder: ReminderLine }) {
  const t = useMessages()
  const channels = [inApp && t('reminders.field.in_app'), byEmail && t('reminders.field.by_email')]
  return <span className="text-sm text-fg-muted">{channels.filter(Boolean).join(', ')}</span>
}

function LastCell({ reminder: { last } }: { reminder: ReminderLine }) {
  const t = useMessages()
  if (!last) return <span className="text-sm text-fg-subtle">{t('reminders.never')}</span>
  const readers = last.told.filter(({ seenAt }) => seenAt).map(({ name }) => name)
  const seen = readers.length > 0 ? t('reminders.seen_by', { names: readers.join(', ') }) : t('reminders.unseen')
  return (
    <span className="block text-sm text-fg-muted">
      <DateTime value={last.at} format="short-time" />
      <span className="block truncate text-fg-subtle" title={seen}>
        {seen}
      </span>
    </span>
  )
}
