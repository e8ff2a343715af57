import { router } from '@inertiajs/react'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '~/components/overlays/confirm_dialog'
import { useMessages } from '~/hooks/use_messages'

export interface RemoveDialogProps {
  /** What is asked to remove it. */
  href: string
  title: string
  /** «Eliminar» without one. */
  verb?: string
  pendingText?: string
  /** Left out where the dialog is drawn only while it is open. */
  open?: boolean
  onClose: () => void
  /** What goes with it. */
  children: ReactNode
}

/** Asks before something is removed, and removes it. */
export function RemoveDialog({ href, verb, pendingText, open = true, onClose, title, children }: RemoveDialogProps) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)

  function remove() {
    setBusy(true)
    router.delete(href, {
      preserveScroll: true,
      headers: { blockType: 'button' },
      onSuccess: onClose,
      onFinish: () => setBusy(false),
    })
  }

  return (
    <ConfirmDialog
      {...{ open, onClose, title }}
      verb={verb ?? t('common.delete')}
      pendingText={pendingText ?? t('common.deleting')}
      tone="danger"
      busy={isBusy}
      onConfirm={remove}
    >
      <p>{children}</p>
    </ConfirmDialog>
  )
}
