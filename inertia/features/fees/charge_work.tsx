import { SelectField } from '~/components/forms/choices/select_field'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { Money } from '~/components/display/money'
import { FieldError } from '~/components/forms/field_error'
import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { greaterThan, numeric, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { ExchangeRate } from './exchange_rate'
import type { ExpenseLine, FeesContent, TimeLine } from './types'
import { rateOf } from './words'

type TaxKind = FeesContent['taxKinds'][number]
type Grouping = 'each' | 'person'

interface ChargeWorkProps {
  matterId: number
  time: TimeLine[]
  expenses: ExpenseLine[]
  taxKinds: TaxKind[]
  onClose: () => void
  onDone: () => void
}

/** Makes a draft of the time and the expenses that were chosen. */
export function ChargeWork({ matterId, time, expenses, taxKinds, onClose, onDone }: ChargeWorkProps) {
  const t = useMessages()
  const currency = [...time, ...expenses][0]?.currency
  const form = useFields(
    { grouping: 'each' as Grouping, expenseTax: 'none' as TaxKind, exchangeRate: '', work: null },
    {
      grouping: { label: t('fees.field.grouping') },
      expenseTax: { label: t('fees.field.expense_tax') },
      exchangeRate: {
        label: t('fees.field.exchange_rate'),
        rules: currency === 'USD' ? [required(), numeric({ decimals: 6 }), greaterThan(0)] : [],
      },
      work: { label: t('fees.work_title') },
    },
    { prefix: 'work' }
  )
  form.transform(({ grouping, expenseTax, exchangeRate }) => ({
    ...{ grouping, expenseTax, exchangeRate: rateOf(exchangeRate) },
    ...{ timeIds: time.map(({ id }) => id), expenseIds: expenses.map(({ id }) => id) },
  }))
  const sum = [...time, ...expenses].reduce((total, { amount }) => total + (amount ?? 0), 0)
  const { value: tax, onChange: setTax, ...taxField } = form.field('expenseTax')
  const { value: grouping, onChange: setGrouping, ...groupingField } = form.field('grouping')
  return (
    <FormDialog
      {...{ onClose, form }}
      method="post"
      action={route('law_firm.work_charges.store', { dossierId: matterId })}
      visit={{ onSuccess: onDone }}
      title={t('fees.work_title')}
      verb={t('fees.make_draft')}
      pendingText={t('fees.making_draft')}
    >
      <p className="text-sm text-fg-muted">
        {t('fees.selected', { count: time.length + expenses.length })}
        {currency && (
          <>
            {' · '}
            <Money amount={sum} currency={currency} />
          </>
        )}
      </p>
      {form.errors.work && <FieldError>{form.errors.work}</FieldError>}
      {time.length > 1 && (
        <RadioGroup
          {...groupingField}
          value={grouping}
          onChange={(value) => setGrouping(value as Grouping)}
          options={(['each', 'person'] as const).map((value) => ({ value, label: t(`fees.grouping.${value}`) }))}
        />
      )}
      {expenses.length > 0 && (
        <SelectField
          {...taxField}
          value={tax}
          onChange={(value) => setTax(value as TaxKind)}
          help={t('fees.field.expense_tax_help')}
          options={taxKinds.map((value) => ({ value, label: t(`fees.tax.${value}`) }))}
        />
      )}
      <ExchangeRate {...{ currency }} field={form.field('exchangeRate')} />
    </FormDialog>
  )
}
