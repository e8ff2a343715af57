import type { ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { useMessages } from '~/hooks/use_messages'

export interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** What the button does, as a verb: «Eliminar abono». */
  verb: string
  /** What the other button says, when the verb itself is to cancel something. */
  dismissal?: string
  pendingText: string
  onConfirm: () => void
  busy?: boolean
  tone?: 'primary' | 'danger'
}

/** Asks once more, for what cannot be undone. */
export function ConfirmDialog({ verb, pendingText, onConfirm, ...props }: ConfirmDialogProps) {
  const { tone = 'primary', dismissal, ...dialog } = props
  const t = useMessages()
  const actions = (
    <>
      <Button onClick={dialog.onClose} disabled={dialog.busy}>
        {dismissal ?? t('common.cancel')}
      </Button>
      <Button variant={tone} pending={dialog.busy} pendingText={pendingText} onClick={onConfirm}>
        {verb}
      </Button>
    </>
  )
  return <Dialog {...dialog} actions={actions} />
}
