import { PAYMENT_LIMITS } from '@generated/fields'
import { FormDialog } from '~/components/forms/form_dialog'
import { TextArea } from '~/components/forms/inputs/text_area'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { PaymentDetails } from './types'

/** Turns a payment that waits down, with the reason that whoever recorded it reads. */
export function RejectDialog({ payment, onClose }: { payment: PaymentDetails; onClose: () => void }) {
  const t = useMessages()
  const { id, number, version, source } = payment
  const form = useFields(
    { reason: '' },
    { reason: { label: t('payments.field.reason'), rules: [required(), maxLength(PAYMENT_LIMITS.reason)] } },
    { prefix: 'reject' }
  )
  form.transform(({ reason }) => ({ verdict: 'rejected', reason, version }))
  return (
    <FormDialog
      {...{ form, onClose }}
      method="post"
      action={route('law_firm.payment_reviews.store', { id })}
      title={t('payments.reject.title', { number })}
      verb={t('payments.page.reject')}
    >
      <p className="text-sm text-fg-muted">
        {t(source === 'portal' ? 'payments.reject.text_portal' : 'payments.reject.text')}
      </p>
      <TextArea {...form.field('reason')} rows={3} autoFocus />
    </FormDialog>
  )
}
