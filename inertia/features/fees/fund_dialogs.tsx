import { SelectField } from '~/components/forms/choices/select_field'
import { FormDialog } from '~/components/forms/form_dialog'
import { DateField } from '~/components/forms/inputs/date_field'
import { NumberField } from '~/components/forms/inputs/number_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { useFields } from '~/components/forms/use_fields'
import { greaterThan, numeric, required } from '~/components/forms/validators'
import { DECIMALS, typedOf } from '~/features/charges/form/figures'
import { useMessages } from '~/hooks/use_messages'
import { formatMoney } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import { ExchangeRate } from './exchange_rate'
import type { FundProps, Movement } from './fund_types'
import { centavosOf, dayRules, lineRules, neededAmount, rateOf } from './words'

type TransferProps = Pick<FundProps, 'matter' | 'statement' | 'today' | 'charges'> & { onClose: () => void }

/** Pays a charge of the matter with the money of the fund. */
export function TransferForm({ matter, statement, today, charges, onClose }: TransferProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const { currency, balance } = statement
  const own = charges.filter((charge) => charge.currency === currency)
  const most = (id: string) => Math.min(own.find((charge) => String(charge.id) === id)?.remaining ?? 0, balance)
  const first = own.length === 1 ? String(own[0]!.id) : ''
  const form = useFields(
    {
      chargeId: first,
      ...{ amount: first && typedOf(most(first), DECIMALS.money), movedOn: today, exchangeRate: '' },
    },
    {
      chargeId: { label: t('fees.fund.charge'), rules: [required()] },
      amount: { label: t('fees.field.amount'), rules: neededAmount() },
      movedOn: { label: t('fees.fund.moved_on'), rules: dayRules() },
      exchangeRate: {
        label: t('fees.field.exchange_rate'),
        rules: currency === 'USD' ? [required(), numeric({ decimals: 6 }), greaterThan(0)] : [],
      },
    },
    { prefix: 'transfer' }
  )
  form.transform(({ chargeId, amount, movedOn, exchangeRate }) => ({
    ...{ chargeId: Number(chargeId), amount: centavosOf(amount), movedOn, exchangeRate: rateOf(exchangeRate) },
  }))
  function choose(id: string) {
    form.set('chargeId', id)
    form.set('amount', typedOf(most(id), DECIMALS.money))
  }
  return (
    <FormDialog
      {...{ onClose, form }}
      method="post"
      action={route('law_firm.fund_transfers.store', { dossierId: matter.id })}
      title={t('fees.fund.transfer_title')}
      verb={t('fees.fund.transfer')}
    >
      <p className="text-sm text-fg-muted">{t('fees.fund.transfer_text')}</p>
      <SelectField
        {...form.field('chargeId')}
        onChange={choose}
        options={own.map(({ id, reference, remaining }) => ({
          value: String(id),
          label: t('fees.fund.charge_option', { reference, amount: formatMoney(remaining, locale) }),
        }))}
      />
      <NumberField {...form.field('amount')} decimals={2} />
      <DateField {...form.field('movedOn')} max={today} />
      <ExchangeRate {...{ currency }} field={form.field('exchangeRate')} />
    </FormDialog>
  )
}

/** Takes a movement back, with the reason. */
export function ReverseForm({
  matterId,
  movement,
  onClose,
}: {
  matterId: number
  movement: Movement
  onClose: () => void
}) {
  const t = useMessages()
  const { id, number } = movement
  const form = useFields(
    { reason: '' },
    { reason: { label: t('fees.fund.reason'), rules: lineRules(500) } },
    { prefix: 'reversal' }
  )
  return (
    <FormDialog
      {...{ onClose, form }}
      method="post"
      action={route('law_firm.fund_reversals.store', { dossierId: matterId, id })}
      title={t('fees.fund.reverse_title', { number })}
      verb={t('fees.fund.reverse_verb')}
    >
      <p className="text-sm text-fg-muted">{t('fees.fund.reverse_text')}</p>
      <TextArea {...form.field('reason')} rows={3} />
    </FormDialog>
  )
}
