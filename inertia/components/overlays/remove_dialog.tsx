import { router } from '@inertiajs/react'
import { useState } from 'react'
import { ConfirmDialog } from '~/components/overlays/confirm_dialog'

interface RemoveDialogProps {
  /** What is asked to remove it. */
  href: string
  words: Record<'title' | 'verb' | 'pending' | 'text', string>
  onClose: () => void
}

/** Before something is removed from a record whose page stays as it is. */
export function RemoveDialog({ href, words, onClose }: RemoveDialogProps) {
  const [isBusy, setBusy] = useState(false)

  function remove() {
    setBusy(true)
    router.delete(href, {
      preserveScroll: true,
      preserveState: true,
      onSuccess: onClose,
      onFinish: () => setBusy(false),
    })
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={words.title}
      verb={words.verb}
      pendingText={words.pending}
      tone="danger"
      busy={isBusy}
      onConfirm={remove}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  )
}
