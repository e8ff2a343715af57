import { useState } from 'react'
import { Button, type ButtonProps } from '~/components/actions/button'
import { ConfirmIdentityDialog, type ConfirmIdentityDialogProps } from './confirm_identity_dialog'

interface ProofButtonProps extends Omit<ConfirmIdentityDialogProps, 'open' | 'onClose' | 'verb'> {
  /** How the button looks. */
  button?: Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'className' | 'disabledReason'>
  /** What is done, as a verb. */
  children: string
}

/** A button that asks for a proof before it does what it says. */
export function ProofButton({ button, children, ...dialog }: ProofButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {children}
      </Button>
      <ConfirmIdentityDialog {...dialog} verb={children} open={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}
