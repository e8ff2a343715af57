import { useState } from 'react'
import { Button, type ButtonProps } from '~/components/actions/button'
import { VisitDialog } from '~/components/overlays/visit_dialog'
import { useMessages } from '~/hooks/use_messages'

interface Rejection {
  firm: string
  /** Address that takes the rejection. */
  action: string
}

/** Asks once more before an invitation is turned down. */
export function RejectDialog({ firm, action, ...dialog }: Rejection & { open: boolean; onClose: () => void }) {
  const t = useMessages()
  return (
    <VisitDialog
      {...dialog}
      method="post"
      href={action}
      closesAnyway
      tone="danger"
      title={t('invitation_link.reject_title')}
      verb={t('invitation_link.reject')}
      pendingText={t('invitation_link.rejecting')}
    >
      <p>{t('invitation_link.reject_text', { firm })}</p>
    </VisitDialog>
  )
}

/** The button that turns an invitation down, once asked. */
export function RejectButton({ firm, action, variant }: Rejection & Pick<ButtonProps, 'variant'>) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant={variant} size="lg" block onClick={() => setAsking(true)}>
        {t('invitation_link.reject')}
      </Button>
      <RejectDialog {...{ firm, action }} open={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}
