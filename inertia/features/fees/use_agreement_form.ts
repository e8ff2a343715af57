import { useFields, type Fields } from '~/components/forms/use_fields'
import { maxLength, numeric } from '~/components/forms/validators'
import { DECIMALS, typedOf, unitsOf } from '~/features/charges/form/figures'
import { useMessages } from '~/hooks/use_messages'
import type { Agreement, Currency } from './types'
import { amountRules, centavosOf } from './words'

/** An agreement as it is typed; amounts in pesos. */
export type AgreementInput = {
  currency: Currency
  fixedAmount: string
  monthlyAmount: string
  stages: { id: number | null; name: string; amount: string }[]
  hourlyRate: string
  rates: { userId: string; rate: string }[]
  share: string
  shareBase: string
  notes: string
  models: null
}

export type AgreementFields = Fields<AgreementInput>

const typed = (centavos: number | null | undefined) =>
  centavos === null || centavos === undefined ? '' : typedOf(centavos, DECIMALS.money)

function inputOf(agreement: Agreement | null): AgreementInput {
  const { share = null } = agreement ?? {}
  return {
    ...{ currency: agreement?.currency ?? 'MXN', models: null },
    ...{ fixedAmount: typed(agreement?.fixedAmount), monthlyAmount: typed(agreement?.monthlyAmount) },
    stages: (agreement?.stages ?? []).map(({ id, name, amount }) => ({ id, name, amount: typed(amount) })),
    hourlyRate: typed(agreement?.hourlyRate),
    rates: (agreement?.rates ?? []).map(({ userId, rate }) => ({ userId: String(userId), rate: typed(rate) })),
    share: share === null ? '' : typedOf(share, DECIMALS.percent),
    ...{ shareBase: agreement?.shareBase ?? '', notes: agreement?.notes ?? '' },
  }
}

/** The form of an agreement. */
export function useAgreementForm(agreement: Agreement | null): AgreementFields {
  const t = useMessages()
  const form = useFields<AgreementInput>(
    inputOf(agreement),
    {
      currency: { label: t('fees.field.currency') },
      fixedAmount: { label: t('fees.field.fixed_amount'), rules: amountRules() },
      monthlyAmount: { label: t('fees.field.monthly_amount'), rules: amountRules() },
      stages: { label: t('fees.field.stages') },
      hourlyRate: { label: t('fees.field.hourly_rate'), rules: amountRules() },
      rates: { label: t('fees.field.rates') },
      share: { label: t('fees.field.share'), rules: [numeric({ decimals: DECIMALS.percent })] },
      shareBase: { label: t('fees.field.share_base'), rules: [maxLength(500)] },
      notes: { label: t('fees.field.notes'), rules: [maxLength(2_000)] },
      models: { label: t('fees.field.models') },
    },
    { prefix: 'agreement' }
  )
  form.transform((input) => ({
    version: agreement?.version ?? 0,
    currency: input.currency,
    ...{ fixedAmount: centavosOf(input.fixedAmount), monthlyAmount: centavosOf(input.monthlyAmount) },
    stages: input.stages.map((stage) => ({ ...stage, amount: centavosOf(stage.amount) })),
    hourlyRate: centavosOf(input.hourlyRate),
    rates: input.rates.map(({ userId, rate }) => ({ userId: Number(userId), rate: centavosOf(rate) })),
    share: input.share.trim() === '' ? null : unitsOf(input.share, DECIMALS.percent),
    ...{ shareBase: input.shareBase || null, notes: input.notes || null },
  }))
  return form
}
