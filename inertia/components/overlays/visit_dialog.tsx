import { router } from '@inertiajs/react'
import { useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from '~/components/overlays/confirm_dialog'

interface VisitDialogProps extends Omit<ConfirmDialogProps, 'onConfirm' | 'busy'> {
  method: 'post' | 'delete'
  href: string
  /** Closes when the server has answered, whatever it said; else only when it was done. */
  closesAnyway?: boolean
}

/** Asks once more before something is sent, sends it, and stays on the page. */
export function VisitDialog({ method, href, closesAnyway, ...dialog }: VisitDialogProps) {
  const [isBusy, setBusy] = useState(false)

  function send() {
    setBusy(true)
    router.visit(href, {
      method,
      preserveScroll: true,
      preserveState: true,
      headers: { blockType: 'button' },
      onSuccess: closesAnyway ? undefined : dialog.onClose,
      onFinish: () => {
        setBusy(false)
        if (closesAnyway) dialog.onClose()
      },
    })
  }

  return <ConfirmDialog {...dialog} busy={isBusy} onConfirm={send} />
}
