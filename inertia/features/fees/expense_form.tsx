import { Checkbox } from '~/components/forms/choices/checkbox'
import { SelectField } from '~/components/forms/choices/select_field'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { DateField } from '~/components/forms/inputs/date_field'
import { NumberField } from '~/components/forms/inputs/number_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { DECIMALS, typedOf } from '~/features/charges/form/figures'
import { ProofField } from '~/features/payments/proof_field'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { Currency, ExpenseLine } from './types'
import { centavosOf, CURRENCIES, dayRules, lineRules, neededAmount } from './words'

interface ExpenseFormProps {
  matterId: number
  expense: ExpenseLine | null
  today: string
  /** Whether the fund of the client may be asked to pay. */
  mayUseFund: boolean
  onClose: () => void
}

type PaidBy = ExpenseLine['paidBy']

/** What was spent in a matter, with what proves it. What the fund paid keeps its amount. */
export function ExpenseForm({ matterId, expense, today, mayUseFund, onClose }: ExpenseFormProps) {
  const t = useMessages()
  const form = useFields(
    {
      ...{ spentOn: expense?.spentOn ?? today, description: expense?.description ?? '' },
      amount: expense ? typedOf(expense.amount, DECIMALS.money) : '',
      ...{ currency: expense?.currency ?? ('MXN' as Currency), paidBy: expense?.paidBy ?? ('firm' as PaidBy) },
      ...{ billable: expense?.billable ?? true, file: null as File | null, proofAgain: false },
    },
    {
      spentOn: { label: t('fees.field.spent_on'), rules: dayRules() },
      description: { label: t('fees.field.description'), rules: lineRules(500) },
      amount: { label: t('fees.field.amount'), rules: neededAmount() },
      currency: { label: t('fees.field.currency') },
      paidBy: { label: t('fees.field.paid_by') },
      billable: { label: t('fees.field.billable') },
      file: { label: t('fees.proof') },
      proofAgain: { label: t('payments.field.proof_again') },
    },
    { prefix: 'payment' }
  )
  form.transform(({ file, proofAgain, ...input }) => ({
    ...{ ...input, amount: centavosOf(input.amount), ...(expense && { version: expense.version }) },
    ...(file && { file, proofAgain }),
  }))
  const { value: currency, onChange: setCurrency, ...currencyField } = form.field('currency')
  const { value: paidBy, onChange: setPaidBy, ...paidField } = form.field('paidBy')
  const at = { dossierId: matterId }
  const purses = (['firm', 'fund'] as const).map((value) => ({ value, label: t(`fees.paid_by.${value}`) }))
  return (
    <EditDrawer
      {...{ onClose, form }}
      method={expense ? 'put' : 'post'}
      action={
        expense
          ? route('law_firm.matter_expenses.update', { ...at, id: expense.id })
          : route('law_firm.matter_expenses.store', at)
      }
      title={t(expense ? 'fees.edit_expense' : 'fees.add_expense')}
    >
      <DateField {...form.field('spentOn')} max={today} />
      <TextField {...form.field('description')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField {...form.field('amount')} decimals={2} />
        <SelectField
          {...currencyField}
          value={currency}
          onChange={(value) => setCurrency(value as Currency)}
          options={CURRENCIES}
        />
      </div>
      {!expense && mayUseFund && (
        <SelectField {...paidField} value={paidBy} onChange={(value) => setPaidBy(value as PaidBy)} options={purses} />
      )}
      {paidBy === 'firm' && <Checkbox {...form.check('billable')} />}
      <ProofField
        file={form.data.file}
        onFile={(file) => form.set('file', file)}
        error={form.errors.file}
        again={form.check('proofAgain')}
      />
    </EditDrawer>
  )
}
