import { Money } from '~/components/display/money'
import { FormDialog } from '~/components/forms/form_dialog'
import { NumberField } from '~/components/forms/inputs/number_field'
import { useFields } from '~/components/forms/use_fields'
import { numeric, greaterThan, required } from '~/components/forms/validators'
import { countedUnits, DECIMALS, typedOf } from '~/features/charges/form/figures'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { AgreedLine } from './agreed_parts'
import { ExchangeRate } from './exchange_rate'
import type { Agreement } from './types'
import { amountRules, centavosOf, neededAmount, rateOf } from './words'

interface ChargePartProps {
  matterId: number
  agreement: Agreement
  line: AgreedLine
  onClose: () => void
}

const MILLION = 1_000_000

/** Makes a draft of a part of what was agreed; of a share it asks what was obtained. */
export function ChargePart({ matterId, agreement: { currency, share }, line, onClose }: ChargePartProps) {
  const t = useMessages()
  const { part, stageId, left, name, value } = line
  const isShare = part === 'share'
  const form = useFields(
    { amount: left === null ? '' : typedOf(left, DECIMALS.money), obtained: '', exchangeRate: '' },
    {
      amount: { label: t('fees.field.amount'), rules: left === null ? [] : amountRules() },
      obtained: { label: t('fees.field.obtained'), rules: isShare ? neededAmount() : [] },
      exchangeRate: {
        label: t('fees.field.exchange_rate'),
        rules: currency === 'MXN' ? [] : [required(), numeric({ decimals: 6 }), greaterThan(0)],
      },
    },
    { prefix: 'part' }
  )
  form.transform(({ amount, obtained, exchangeRate }) => ({
    ...{ part, stageId, amount: left === null ? null : centavosOf(amount) },
    ...{ obtained: isShare ? centavosOf(obtained) : null, exchangeRate: rateOf(exchangeRate) },
  }))
  const due = Math.round((countedUnits(form.data.obtained, DECIMALS.money) * (share ?? 0)) / MILLION)
  return (
    <FormDialog
      {...{ onClose, form }}
      method="post"
      action={route('law_firm.fee_charges.store', { dossierId: matterId })}
      draftName={`charge ${line.key} of ${matterId}`}
      title={t('fees.charge_title', { name })}
      verb={t('fees.make_draft')}
      pendingText={t('fees.making_draft')}
    >
      <p className="text-sm text-fg-muted">{t('fees.charge_text')}</p>
      {left !== null && (
        <NumberField
          {...form.field('amount')}
          decimals={2}
          help={t('fees.charge_amount_help', { value: typedOf(left, DECIMALS.money) })}
        />
      )}
      {isShare && (
        <>
          <NumberField {...form.field('obtained')} decimals={2} />
          <p className="text-sm">
            {t('fees.part.share')}: <Money amount={due} currency={currency} />
          </p>
        </>
      )}
      {left === null && !isShare && <p className="font-semibold">{value}</p>}
      <ExchangeRate {...{ currency }} field={form.field('exchangeRate')} />
    </FormDialog>
  )
}
