import type { ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { Dialog, type DialogProps } from '~/components/overlays/dialog'
import { useMessages } from '~/hooks/use_messages'

interface ClosableDialogProps extends Pick<DialogProps, 'title' | 'onClose' | 'children'> {
  /** What the button that closes it says; «Cerrar» without one. */
  dismissal?: string
  /** The button that leads on. */
  action?: ReactNode
}

/** A dialog, drawn only while it is open, with a button that closes it and perhaps one that leads on. */
export function ClosableDialog({ dismissal, action, ...dialog }: ClosableDialogProps) {
  const t = useMessages()
  const close = <Button onClick={dialog.onClose}>{dismissal ?? t('common.close')}</Button>
  const actions = (
    <>
      {close}
      {action}
    </>
  )
  return <Dialog {...dialog} {...{ actions }} open />
}
