import { Check, X } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'
import type { PaymentDetails } from './types'

interface ReviewNoteProps {
  payment: PaymentDetails
  canEdit: boolean
  onAccept: () => void
  onReject: () => void
}

/** Says that a payment waits for somebody's word, with the ways to give it; or that it was turned down. */
export function ReviewNote({ payment, canEdit, onAccept, onReject }: ReviewNoteProps) {
  const t = useMessages()
  const { state, isOwn, source, reason } = payment
  if (state === 'accepted') return null
  if (state === 'rejected')
    return (
      <Note tone="danger" title={t('payments.page.was_rejected')}>
        <p className="wrap-break-word">
          {t('payments.page.reason')}: {reason}
        </p>
      </Note>
    )
  const sentence = source === 'portal' ? 'payments.page.waits_portal' : 'payments.page.waits_text'
  return (
    <Note tone="warning" title={t('payments.page.waits')}>
      <p>{t(isOwn ? 'payments.page.waits_own' : sentence)}</p>
      {canEdit && !isOwn && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="primary" icon={Check} onClick={onAccept}>
            {t('payments.page.accept')}
          </Button>
          <Button icon={X} onClick={onReject}>
            {t('payments.page.reject')}
          </Button>
        </div>
      )}
    </Note>
  )
}
