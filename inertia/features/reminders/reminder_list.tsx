import { router } from '@inertiajs/react'
import { Pencil, Repeat, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '~/components/confirm_dialog'
import { DateTime } from '~/components/date_time'
import { Icon } from '~/components/icon'
import { IconButton } from '~/components/icon_button'
import { TextLink } from '~/components/text_link'
import type { ReminderLine } from '~/features/activities/types'
import { matterAddress } from '~/features/matters/address'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface ReminderListProps {
  reminders: ReminderLine[]
  canEdit: boolean
  /** Whether each names the matter that it is on. */
  withMatter?: boolean
  onEdit: (reminder: ReminderLine) => void
}

/** Reminders with when they come next, whom they tell and who saw the last one. */
export function ReminderList({ reminders, canEdit, withMatter, onEdit }: ReminderListProps) {
  return (
    <ul className="divide-y divide-line-subtle border-y border-line-subtle">
      {reminders.map((reminder) => (
        <li key={reminder.id} className="flex items-start gap-2 py-2">
          <Told reminder={reminder} withMatter={withMatter} />
          {canEdit && (reminder.mine || reminder.matter) && <ReminderActions reminder={reminder} onEdit={onEdit} />}
        </li>
      ))}
    </ul>
  )
}

function Told({ reminder, withMatter }: { reminder: ReminderLine; withMatter?: boolean }) {
  const t = useMessages()
  const { title, matter, nextAt, rhythm, untilOn, people } = reminder
  const repeats = rhythm !== 'none'
  return (
    <div className="grid min-w-0 flex-1 gap-0.5">
      <span className="font-medium wrap-break-word">{title}</span>
      {withMatter && matter && (
        <span className="truncate text-sm">
          <TextLink href={matterAddress(matter.id, 'activities')}>{`${matter.reference} · ${matter.title}`}</TextLink>
        </span>
      )}
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

function ReminderActions({ reminder, onEdit }: { reminder: ReminderLine; onEdit: ReminderListProps['onEdit'] }) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { id, title } = reminder

  function remove() {
    setBusy(true)
    const done = { preserveScroll: true, headers: { blockType: 'button' }, onFinish: () => setBusy(false) }
    router.delete(route('law_firm.reminders.destroy', { id }), { ...done, onSuccess: () => setAsking(false) })
  }

  return (
    <span className="flex flex-none">
      <IconButton size="sm" icon={Pencil} label={t('reminders.edit', { title })} onClick={() => onEdit(reminder)} />
      <IconButton size="sm" icon={Trash2} label={t('reminders.remove', { title })} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('reminders.remove_title')}
        verb={t('common.delete')}
        pendingText={t('reminders.removing')}
        onConfirm={remove}
        busy={isBusy}
        tone="danger"
      >
        <p>{t('reminders.remove_text')}</p>
      </ConfirmDialog>
    </span>
  )
}
