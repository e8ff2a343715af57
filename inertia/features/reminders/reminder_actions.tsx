import { Pencil, Trash2 } from 'lucide-react'
import { RemoveButton } from '~/components/overlays/remove_button'
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
  const { id, title } = reminder

  return (
    <span className="flex flex-none">
      <IconButton size="sm" icon={Pencil} label={t('reminders.edit', { title })} onClick={() => onEdit(reminder)} />
      <RemoveButton
        label={t('reminders.remove', { title })}
        icon={Trash2}
        iconOnly
        href={route('law_firm.reminders.destroy', { id })}
        title={t('reminders.remove_title')}
        pendingText={t('reminders.removing')}
      >
        {t('reminders.remove_text')}
      </RemoveButton>
    </span>
  )
}
