import { Repeat } from 'lucide-react'
import { DateTime } from '~/components/display/date_time'
import { Icon } from '~/components/display/icon'
import type { ReminderLine } from '~/features/activities/types'
import type { ListColumns } from '~/features/lists/columns'
import { useMessages } from '~/hooks/use_messages'
import type { ColumnKey, SortKey } from './address'

type CellProps = { reminder: ReminderLine }

/** The columns of the list. */
export const REMINDER_COLUMNS: ListColumns<ColumnKey, CellProps, SortKey> = {
  all: {
    when: { name: 'reminders.column.when', width: 'w-44', sort: 'when', phone: 'meta', cell: WhenCell },
    rhythm: {
      name: 'reminders.field.rhythm',
      width: 'w-44',
      hidden: 'md:max-lg:hidden',
      phone: 'meta',
      cell: RhythmCell,
    },
    people: {
      name: 'reminders.field.people',
      width: 'w-48',
      hidden: 'md:max-desk:hidden',
      phone: 'meta',
      cell: PeopleCell,
    },
    channels: { name: 'reminders.field.channels', width: 'w-36', phone: 'hide', cell: ChannelsCell },
    last: { name: 'reminders.last', width: 'w-56', hidden: 'md:max-desk:hidden', phone: 'hide', cell: LastCell },
  },
  defaults: ['when', 'rhythm', 'people', 'last'],
}

function WhenCell({ reminder: { nextAt, untilOn, startsOn } }: CellProps) {
  if (nextAt) return <DateTime value={nextAt} format="short-time" className="text-sm text-fg-muted" />
  return <DateTime value={untilOn ?? startsOn} className="text-sm text-fg-muted" />
}

function RhythmCell({ reminder: { rhythm, untilOn } }: CellProps) {
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

function PeopleCell({ reminder: { people } }: CellProps) {
  const names = people.map(({ name }) => name).join(', ')
  return (
    <span className="line-clamp-2 text-sm text-fg-muted" title={names}>
      {names}
    </span>
  )
}

function ChannelsCell({ reminder: { inApp, byEmail } }: CellProps) {
  const t = useMessages()
  const channels = [inApp && t('reminders.field.in_app'), byEmail && t('reminders.field.by_email')]
  return <span className="text-sm text-fg-muted">{channels.filter(Boolean).join(', ')}</span>
}

function LastCell({ reminder: { last } }: CellProps) {
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
