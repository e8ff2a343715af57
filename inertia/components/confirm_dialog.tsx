import type { ReactNode } from 'react'
import { Button } from '~/components/button'
import { Dialog } from '~/components/dialog'
import { useMessages } from '~/hooks/use_messages'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** What the button does, as a verb: «Eliminar abono». */
  verb: string
  pendingText: string
  onConfirm: () => void
  busy?: boolean
  tone?: 'primary' | 'danger'
}

/** Asks once more, for what cannot be undone. */
export function ConfirmDialog({ verb, pendingText, onConfirm, tone = 'primary', ...dialog }: ConfirmDialogProps) {
  const t = useMessages()
  const actions = (
    <>
      <Button onClick={dialog.onClose} disabled={dialog.busy}>
        {t('common.cancel')}
      </Button>
      <Button variant={tone} pending={dialog.busy} pendingText={pendingText} onClick={onConfirm}>
        {verb}
      </Button>
    </>
  )
  return <Dialog {...dialog} actions={actions} />
}
