import { CHOSEN_METHODS, PAYMENT_LIMITS } from '@generated/fields'
import { Money } from '~/components/display/money'
import { SelectField } from '~/components/forms/choices/select_field'
import { FormDialog } from '~/components/forms/form_dialog'
import { DateField } from '~/components/forms/inputs/date_field'
import { NumberField } from '~/components/forms/inputs/number_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { date, greaterThan, maxLength, numeric, required } from '~/components/forms/validators'
import { Facts } from '~/components/layout/facts'
import { centavosOf, pesosOf } from '~/features/matters/form/claim_amount'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { centavosIn } from './allocation'
import type { Method, PaymentDetails } from './types'

/** Gives money of a payment back: of what is credit first, then of what it pays. */
export function RefundDialog({
  payment,
  today,
  onClose,
}: {
  payment: PaymentDetails
  today: string
  onClose: () => void
}) {
  const t = useMessages()
  const { id, number, amount, refunded, credit, currency, version } = payment
  const left = amount - refunded
  const form = useFields(
    {
      amount: pesosOf(credit > 0 ? credit : left),
      refundedOn: today,
      method: 'transfer' as Method,
      reference: '',
      reason: '',
    },
    {
      amount: { label: t('payments.field.amount'), rules: [required(), numeric({ decimals: 2 }), greaterThan(0)] },
      refundedOn: { label: t('payments.field.refunded_on'), rules: [required(), date()] },
      method: { label: t('payments.field.method') },
      reference: { label: t('payments.field.reference'), rules: [maxLength(PAYMENT_LIMITS.reference)] },
      reason: { label: t('payments.field.reason'), rules: [required(), maxLength(PAYMENT_LIMITS.reason)] },
    },
    { prefix: 'refund' }
  )
  form.transform(({ amount: typed, reference, ...input }) => ({
    ...input,
    ...{ amount: centavosOf(typed), reference: reference || null, version },
  }))
  const { value: method, onChange: setMethod, ...methodField } = form.field('method')
  const asked = Math.min(centavosIn(form.data.amount), left)
  const parts = [
    { label: t('payments.refund.of_credit'), value: Math.min(asked, credit) },
    { label: t('payments.refund.of_charges'), value: Math.max(asked - credit, 0) },
  ]
  return (
    <FormDialog
      {...{ form, onClose }}
      method="post"
      action={route('law_firm.payment_refunds.store', { id })}
      title={t('payments.refund.title', { number })}
      verb={t('payments.page.refund')}
    >
      <p className="text-sm text-fg-muted">{t('payments.refund.text')}</p>
      <NumberField
        {...form.field('amount')}
        decimals={2}
        help={t.rich('payments.refund.most', { amount: () => <Money amount={left} currency={currency} /> })}
      />
      <Facts
        wide
        items={parts.map(({ label, value }) => ({ label, value: <Money amount={value} currency={currency} /> }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...form.field('refundedOn')} max={today} />
        <SelectField
          {...methodField}
          value={method}
          onChange={(value) => setMethod(value as Method)}
          options={CHOSEN_METHODS.map((value) => ({ value, label: t(`payments.method.${value}`) }))}
        />
      </div>
      <TextField {...form.field('reference')} optional />
      <TextField {...form.field('reason')} />
    </FormDialog>
  )
}
