import { PAYMENT_LIMITS } from '@generated/fields'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { useFields, type Fields } from '~/components/forms/use_fields'
import { date, greaterThan, maxLength, numeric, required, type Rule } from '~/components/forms/validators'
import { centavosOf, pesosOf } from '~/features/matters/form/claim_amount'
import { useMessages } from '~/hooks/use_messages'
import { centavosIn, sentOf, type Spread, type Typed, type Way } from './allocation'
import type { Currency, Method, PayableCharge } from './types'

/** What is filled in of a payment. Amounts and the rate are texts as typed, in pesos. */
export type PaymentInput = {
  clientId: BoxOption | null
  amount: string
  currency: Currency
  exchangeRate: string
  paidOn: string
  method: Method
  reference: string
  notes: string
  way: Way
  typed: Typed
  file: File | null
  proofAgain: boolean
}

export type PaymentForm = Fields<PaymentInput>

const RATE_DECIMALS = 6

/** A rate as it is typed, in millionths; what is none is sent as it is. */
export function millionthsOf(typed: string): number | string | null {
  if (typed.trim() === '') return null
  const [, whole, rest = ''] = /^(\d+)(?:\.(\d{1,6}))?$/.exec(typed.trim()) ?? []
  return whole === undefined ? typed : Number(`${whole}${rest.padEnd(RATE_DECIMALS, '0')}`)
}

/** Begins with the client and charge that the address names: the charge is paid whole. */
function initialOf(client: { id: number; name: string } | null, charge: PayableCharge | undefined, today: string) {
  const input: PaymentInput = {
    clientId: client && { value: String(client.id), label: client.name },
    amount: charge ? pesosOf(charge.remaining) : '',
    currency: charge?.currency ?? 'MXN',
    exchangeRate: '',
    paidOn: today,
    method: 'transfer',
    reference: '',
    notes: '',
    way: charge ? 'hand' : 'order',
    typed: charge ? { [charge.id]: pesosOf(charge.remaining) } : {},
    file: null,
    proofAgain: false,
  }
  return input
}

const needsRate: Rule = {
  check: (value, data) =>
    (data as PaymentInput).currency !== 'MXN' && String(value).trim() === '' ? { id: 'forms.required' } : null,
}

/** The form of a new payment. */
export function usePaymentForm(
  client: { id: number; name: string } | null,
  charge: PayableCharge | undefined,
  today: string
): PaymentForm {
  const t = useMessages()
  return useFields<PaymentInput>(
    initialOf(client, charge, today),
    {
      clientId: { label: t('payments.field.client'), rules: [required()] },
      amount: {
        label: t('payments.field.amount'),
        rules: [required(), numeric({ decimals: 2 }), greaterThan(0)],
      },
      currency: { label: t('payments.field.currency') },
      exchangeRate: {
        label: t('payments.field.exchange_rate'),
        rules: [needsRate, numeric({ decimals: RATE_DECIMALS }), greaterThan(0)],
      },
      paidOn: { label: t('payments.field.paid_on'), rules: [required(), date()] },
      method: { label: t('payments.field.method') },
      reference: { label: t('payments.field.reference'), rules: [maxLength(PAYMENT_LIMITS.reference)] },
      notes: { label: t('payments.field.notes'), rules: [maxLength(PAYMENT_LIMITS.notes)] },
      file: { label: t('payments.field.file') },
      proofAgain: { label: t('payments.field.proof_again') },
    },
    { prefix: 'payment' }
  )
}

/** How the payment of a form is spread over the charges of its client. */
export const spreadOf = (input: PaymentInput, charges: PayableCharge[]): Spread => ({
  way: input.way,
  charges: charges.filter(({ currency }) => currency === input.currency),
  amount: centavosIn(input.amount),
  paidOn: input.paidOn,
  typed: input.typed,
})

/** What is sent of the form: the file only where there is one, so that the form is multipart only then. */
export function outputOf(input: PaymentInput, charges: PayableCharge[]): object {
  const { clientId, amount, currency, exchangeRate, paidOn, method, reference, notes, way, file, proofAgain } = input
  const isInOrder = way === 'order'
  return {
    ...{ clientId: Number(clientId?.value), amount: centavosOf(amount), currency, paidOn, method },
    ...{ exchangeRate: currency === 'MXN' ? null : millionthsOf(exchangeRate) },
    ...{ reference: reference || null, notes: notes || null, inOrder: isInOrder },
    applications: isInOrder ? [] : sentOf(spreadOf(input, charges)),
    ...(file && { file, proofAgain }),
  }
}
