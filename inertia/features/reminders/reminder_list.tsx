import { Repeat } from 'lucide-react'
import { DateTime } from '~/components/display/date_time'
import { Icon } from '~/components/display/icon'
import type { ReminderLine } from '~/features/activities/types'
import { useMessages } from '~/hooks/use_messages'
import { ReminderActions } from './reminder_actions'

interface ReminderListProps {
  reminders: ReminderLine[]
  canEdit: boolean
  onEdit: (reminder: ReminderLine) => void
}

/** Reminders with when they come next, whom they tell and who saw the last one. */
export function ReminderList({ reminders, canEdit, onEdit }: ReminderListProps) {
  return (
    <ul className="divide-y divide-line-subtle border-y border-line-subtle">
      {reminders.map((reminder) => (
        <li key={reminder.id} className="flex items-start gap-2 py-2">
          <Told reminder={reminder} />
          {canEdit && (reminder.mine || reminder.matter) && <ReminderActions reminder={reminder} onEdit={onEdit} />}
        </li>
      ))}
    </ul>
  )
}

function Told({ reminder }: { reminder: ReminderLine }) {
  const t = useMessages()
  const { title, nextAt, rhythm, untilOn, people } = reminder
  const repeats = rhythm !== 'none'
  return (
    <div className="grid min-w-0 flex-1 gap-0.5">
      <span className="font-medium wrap-break-word">{title}</span>
      <span className="flex flex-wrap items-center gap-x-2 text-sm text-fg-muted">
        {nextAt ? <DateTime value={nextAt} format="full" /> : t('reminders.over')}
        {repeats && (
          <span className="inline-flex items-center gap-1">
            <Icon of={Repeat} size={12} />
            {t(`reminders.rhythm.${rhythm}`)}
            {untilOn && <>, {t.rich('reminders.until', { day: <DateTime value={untilOn} /> })}</>}
          </span>
        )}
      </span>
      <span className="text-xs text-fg-muted">
        {t('reminders.people', { names: people.map(({ name }) => name).join(', ') })}
      </span>
      <LastTime reminder={reminder} />
    </div>
  )
}

/** When it told people last, and who of them saw that. */
function LastTime({ reminder: { last } }: { reminder: ReminderLine }) {
  const t = useMessages()
  if (!last) return null
  const saw = last.told.filter(({ seenAt }) => seenAt).map(({ name }) => name)
  return (
    <span className="text-xs text-fg-muted">
      {t('reminders.last')}: <DateTime value={last.at} format="full" />.{' '}
      {saw.length > 0 ? t('reminders.seen_by', { names: saw.join(', ') }) : t('reminders.unseen')}
    </span>
  )
}
