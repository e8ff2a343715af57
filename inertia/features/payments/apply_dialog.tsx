import { FormDialog } from '~/components/forms/form_dialog'
import { NumberField } from '~/components/forms/inputs/number_field'
import { useFields } from '~/components/forms/use_fields'
import { greaterThan, numeric, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { sentOf, typedFor, typedFrom, type Spread, type Typed, type Way } from './allocation'
import { AllocationEditor } from './allocation_editor'
import { millionthsOf } from './payment_form'
import type { PayableCharge, PaymentDetails } from './types'

interface ApplyDialogProps {
  payment: PaymentDetails
  charges: PayableCharge[]
  /** Accepts a payment that waits, in place of only changing what it pays. */
  accepts?: boolean
  onClose: () => void
}

/** What a payment pays, changed; or the same while somebody accepts it. */
export function ApplyDialog({ payment, charges, accepts, onClose }: ApplyDialogProps) {
  const t = useMessages()
  const { id, number, amount, refunded, currency, exchangeRate, version } = payment
  const asksRate = accepts === true && currency !== 'MXN'
  const form = useFields<{ way: Way; typed: Typed; exchangeRate: string }>(
    { way: 'hand', typed: typedFrom(charges), exchangeRate: String((exchangeRate ?? 0) / 1_000_000) },
    asksRate
      ? {
          exchangeRate: {
            label: t('payments.field.exchange_rate'),
            rules: [required(), numeric({ decimals: 6 }), greaterThan(0)],
          },
        }
      : {},
    { prefix: accepts ? 'accept' : 'apply' }
  )
  const spread: Spread = { ...form.data, charges, amount: amount - refunded, paidOn: null }
  form.transform((typed) => ({
    ...{ applications: sentOf(spread), version },
    ...(accepts && { verdict: 'accepted' }),
    ...(asksRate && { exchangeRate: millionthsOf(typed.exchangeRate) }),
  }))
  const sent = typedFor(charges, form.data.typed)
  const errorOf = (chargeId: number) =>
    form.errors[`applications.${sent.findIndex((charge) => charge.id === chargeId)}.amount`]
  return (
    <FormDialog
      {...{ form, onClose }}
      method={accepts ? 'post' : 'put'}
      action={
        accepts
          ? route('law_firm.payment_reviews.store', { id })
          : route('law_firm.payment_applications.update', { id })
      }
      title={t(accepts ? 'payments.accept.title' : 'payments.change.title', { number })}
      verb={accepts ? t('payments.page.accept') : undefined}
      size="lg"
    >
      <p className="text-sm text-fg-muted">{t(accepts ? 'payments.accept.text' : 'payments.change.text')}</p>
      {asksRate && (
        <NumberField {...form.field('exchangeRate')} decimals={6} help={t('payments.accept.exchange_rate_help')} />
      )}
      <AllocationEditor
        {...{ spread, currency, errorOf }}
        ways={['hand', 'order', 'none']}
        onWay={(way) => form.set('way', way)}
        onTyped={(typed) => form.set('typed', typed)}
      />
    </FormDialog>
  )
}
