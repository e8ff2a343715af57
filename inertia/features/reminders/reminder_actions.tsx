import { router } from '@inertiajs/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '~/components/overlays/confirm_dialog'
import { IconButton } from '~/components/actions/icon_button'
import type { ReminderLine } from '~/features/activities/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface ReminderActionsProps {
  reminder: ReminderLine
  onEdit: (reminder: ReminderLine) => void
}

/** Edits a reminder, or deletes it once that is confirmed. */
export function ReminderActions({ reminder, onEdit }: ReminderActionsProps) {
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
