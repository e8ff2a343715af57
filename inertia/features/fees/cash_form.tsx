import { SelectField } from '~/components/forms/choices/select_field'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { DateField } from '~/components/forms/inputs/date_field'
import { NumberField } from '~/components/forms/inputs/number_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { maxLength } from '~/components/forms/validators'
import { ProofField } from '~/features/payments/proof_field'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { FundProps, Method } from './fund_types'
import type { Currency } from './types'
import { centavosOf, CURRENCIES, dayRules, neededAmount } from './words'

interface CashFormProps extends Pick<FundProps, 'matter' | 'statement' | 'today' | 'methods'> {
  kind: 'deposit' | 'refund'
  onClose: () => void
}

/** Money that the client gives for the expenses of a matter, or gets back. */
export function CashForm({ matter, statement, today, methods, kind, onClose }: CashFormProps) {
  const t = useMessages()
  const isDeposit = kind === 'deposit'
  const form = useFields(
    {
      ...{ amount: '', currency: statement.currency, movedOn: today, method: 'transfer' as Method },
      ...{ reference: '', description: '', file: null as File | null, proofAgain: false },
    },
    {
      amount: { label: t('fees.field.amount'), rules: neededAmount() },
      currency: { label: t('fees.field.currency') },
      movedOn: { label: t('fees.fund.moved_on'), rules: dayRules() },
      method: { label: t('fees.fund.method') },
      reference: { label: t('fees.fund.reference'), rules: [maxLength(100)] },
      description: { label: t('fees.fund.description'), rules: [maxLength(500)] },
      file: { label: t('fees.proof') },
      proofAgain: { label: t('payments.field.proof_again') },
    },
    { prefix: 'payment' }
  )
  form.transform(({ file, proofAgain, reference, description, ...input }) => ({
    ...{ ...input, amount: centavosOf(input.amount) },
    ...(reference && { reference }),
    ...(description && { description }),
    ...(file && { file, proofAgain }),
  }))
  const { value: currency, onChange: setCurrency, ...currencyField } = form.field('currency')
  const { value: method, onChange: setMethod, ...methodField } = form.field('method')
  const at = { dossierId: matter.id }
  return (
    <EditDrawer
      {...{ onClose, form }}
      method="post"
      action={isDeposit ? route('law_firm.fund_deposits.store', at) : route('law_firm.fund_refunds.store', at)}
      title={t(isDeposit ? 'fees.fund.deposit_title' : 'fees.fund.refund_title')}
      verb={t(isDeposit ? 'fees.fund.deposit' : 'fees.fund.refund')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField {...form.field('amount')} decimals={2} />
        <SelectField
          {...currencyField}
          value={currency}
          onChange={(value) => setCurrency(value as Currency)}
          options={CURRENCIES}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...form.field('movedOn')} max={today} />
        <SelectField
          {...methodField}
          value={method}
          onChange={(value) => setMethod(value as Method)}
          options={methods.map((value) => ({ value, label: t(`payments.method.${value}`) }))}
        />
      </div>
      <TextField {...form.field('reference')} optional />
      <TextField {...form.field('description')} optional />
      {isDeposit && (
        <ProofField
          file={form.data.file}
          onFile={(file) => form.set('file', file)}
          error={form.errors.file}
          again={form.check('proofAgain')}
        />
      )}
    </EditDrawer>
  )
}
