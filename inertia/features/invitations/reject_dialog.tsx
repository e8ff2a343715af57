import { router } from '@inertiajs/react'
import { useState } from 'react'
import { ConfirmDialog } from '~/components/overlays/confirm_dialog'
import { useMessages } from '~/hooks/use_messages'

interface RejectDialogProps {
  open: boolean
  firm: string
  /** Address that takes the rejection. */
  action: string
  onClose: () => void
}

/** Asks once more before an invitation is turned down. */
export function RejectDialog({ open, firm, action, onClose }: RejectDialogProps) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)

  function reject() {
    setBusy(true)
    const onFinish = () => {
      setBusy(false)
      onClose()
    }
    router.post(action, {}, { preserveScroll: true, headers: { blockType: 'button' }, onFinish })
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('invitation_link.reject_title')}
      verb={t('invitation_link.reject')}
      pendingText={t('invitation_link.rejecting')}
      tone="danger"
      busy={isBusy}
      onConfirm={reject}
    >
      <p>{t('invitation_link.reject_text', { firm })}</p>
    </ConfirmDialog>
  )
}
