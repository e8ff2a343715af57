import { useMessages } from '~/hooks/use_messages'
import { ConfirmDialog } from '~/components/overlays/confirm_dialog'

interface DiscardDialogProps {
  open: boolean
  onClose: () => void
  onDiscard: () => void
  title?: string
  text?: string
}

/** Before what was typed in a drawer is lost. */
export function DiscardDialog({ open, onClose, onDiscard, title, text }: DiscardDialogProps) {
  const t = useMessages()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title ?? t('matters.edit.discard_title')}
      verb={t('common.discard')}
      pendingText={t('common.discard')}
      tone="danger"
      onConfirm={onDiscard}
    >
      <p>{text ?? t('matters.edit.discard_text')}</p>
    </ConfirmDialog>
  )
}
