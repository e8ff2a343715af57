import { CHOSEN_METHODS } from '@generated/fields'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { DateField } from '~/components/forms/inputs/date_field'
import { NumberField } from '~/components/forms/inputs/number_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import type { PaymentForm } from './payment_form'
import { ProofField } from './proof_field'
import type { Currency, Method } from './types'

const loadClients = optionsFrom('law_firm.clients.options')

interface PaymentFieldsProps {
  form: PaymentForm
  today: string
}

/** What is known of a payment, apart from what it pays. */
export function PaymentFields({ form, today }: PaymentFieldsProps) {
  const t = useMessages()
  const { value: currency, onChange: setCurrency, ...currencyField } = form.field('currency')
  const { value: method, onChange: setMethod, ...methodField } = form.field('method')
  const { onChange: setClient, ...clientField } = form.field('clientId')
  function choose(client: BoxOption | null) {
    setClient(client)
    form.set('typed', {})
  }
  return (
    <>
      <SelectBox {...clientField} onChange={choose} load={loadClients} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField {...form.field('amount')} decimals={2} />
        <SelectField
          {...currencyField}
          value={currency}
          onChange={(value) => setCurrency(value as Currency)}
          options={(['MXN', 'USD'] as const).map((value) => ({ value, label: value }))}
        />
      </div>
      {currency !== 'MXN' && (
        <NumberField {...form.field('exchangeRate')} decimals={6} help={t('payments.field.exchange_rate_help')} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...form.field('paidOn')} max={today} />
        <SelectField
          {...methodField}
          value={method}
          onChange={(value) => setMethod(value as Method)}
          options={CHOSEN_METHODS.map((value) => ({ value, label: t(`payments.method.${value}`) }))}
        />
      </div>
      <TextField {...form.field('reference')} optional help={t('payments.field.reference_help')} />
      <TextArea {...form.field('notes')} optional rows={2} />
      <ProofField
        file={form.data.file}
        onFile={(file) => {
          form.set('file', file)
          form.set('proofAgain', false)
        }}
        error={form.errors.file}
        again={{
          error: form.errors.proofAgain,
          checked: form.data.proofAgain,
          onChange: (on) => form.set('proofAgain', on),
        }}
      />
    </>
  )
}
