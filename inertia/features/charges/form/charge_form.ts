import { CHARGE_LIMITS, proposeWithholdings } from '@generated/fields'
import { useMemo } from 'react'
import type { BoxOption } from '~/components/forms/choices/select_box'
import type { Plan } from '~/components/forms/plan'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, numeric, required, type Rule } from '~/components/forms/validators'
import type { ChargeCard, ChargedClient, Currency, FormBasis } from '~/features/charges/types'
import { useMessages, type Translate } from '~/hooks/use_messages'
import { addDays, DECIMALS, typedOf, unitsOf } from './figures'
import { itemInput, newItem, percentOf, sentItem, type ItemInput } from './item_input'

/** The form of a charge as it is typed. */
export type ChargeInput = {
  clientId: BoxOption | null
  issuedOn: string
  dueOn: string
  currency: Currency
  /** Pesos for a dollar. */
  exchangeRate: string
  items: ItemInput[]
  /** A percentage. */
  isrRate: string
  withholdsIva: boolean
  notes: string
  internalNotes: string
}

/** Asked for only of charges in dollars. */
export const rateRequired: Rule = {
  check: (value, data) => ((data as { currency: Currency }).currency === 'USD' ? required().check(value, data) : null),
}

/** Names of the fields of concepts, so that the summary above the form can lead to what is wrong with one of them. */
export const itemLabels = (t: Translate, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) =>
      (['description', 'quantity', 'unitPrice', 'discount', 'matterId'] as const).map((name) => [
        `items.${at}.${name}`,
        { label: t('charges.item.field_of', { n: at + 1, name: t(`charges.item.${name}`) }) },
      ])
    ).flat()
  )

const plan = (t: Translate, count: number): Plan<ChargeInput> => ({
  clientId: { label: t('charges.field.client'), rules: [required()] },
  issuedOn: { label: t('charges.field.issuedOn'), rules: [date()] },
  dueOn: { label: t('charges.field.dueOn'), rules: [date()] },
  currency: { label: t('charges.field.currency') },
  exchangeRate: { label: t('charges.field.exchangeRate'), rules: [rateRequired, numeric({ decimals: 6 })] },
  ...itemLabels(t, count),
  isrRate: { label: t('charges.field.isrRate'), rules: [numeric({ decimals: 4 })] },
  withholdsIva: { label: t('charges.field.withholdsIva') },
  notes: { label: t('charges.field.notes'), rules: [maxLength(CHARGE_LIMITS.notes)] },
  internalNotes: { label: t('charges.field.internalNotes'), rules: [maxLength(CHARGE_LIMITS.internalNotes)] },
})

/** What the pair of the firm and a client is to withhold, as the form types it. */
export function proposalFor({ issuer, settings }: FormBasis, client: Omit<ChargedClient, 'matters'>) {
  if (!settings.proposesWithholdings) return null
  const { rfc, regime } = issuer
  return proposeWithholdings({ issuerRfc: rfc, issuerRegime: regime, clientType: client.type, clientRfc: client.rfc })
}

export const clientOption = ({ id, name }: { id: number; name: string }): BoxOption => ({
  value: String(id),
  label: name,
})

/** What of a client a form begins with: the client, and what they are to withhold. */
export function beginningWith(basis: FormBasis, client: ChargedClient | null) {
  const proposed = client && proposalFor(basis, client)
  return {
    clientId: client && clientOption(client),
    ...{ isrRate: percentOf(proposed?.isrRate ?? 0), withholdsIva: proposed?.withholdsIva ?? false },
  }
}

/** The matter of the first concept: the one that was asked for, or the only one of the client. */
export const firstMatter = (client: ChargedClient | null, matterId: number | null): string => {
  const asked = client?.matters.find(({ id }) => id === matterId)
  const only = client?.matters.length === 1 ? client.matters[0] : undefined
  return String((asked ?? only)?.id ?? '')
}

/** A new charge: of a client when the address names one. */
export function emptyInput(basis: FormBasis, client: ChargedClient | null, matterId: number | null): ChargeInput {
  const { today, settings } = basis
  return {
    ...beginningWith(basis, client),
    ...{ issuedOn: today, dueOn: addDays(today, settings.dueDays), currency: 'MXN', exchangeRate: '' },
    items: [newItem(settings.defaultTax, firstMatter(client, matterId))],
    ...{ notes: '', internalNotes: '' },
  }
}

/** What the form shows of a charge that exists. A draft without any day begins with those of a new charge. */
export function inputOf(charge: ChargeCard, { today, settings }: FormBasis): ChargeInput {
  const { client, issuedOn, dueOn, currency, exchangeRate, items, isrRate, withholdsIva } = charge
  const isDayless = charge.state === 'draft' && issuedOn === null && dueOn === null
  return {
    clientId: client && clientOption(client),
    ...(isDayless
      ? { issuedOn: today, dueOn: addDays(today, settings.dueDays) }
      : { issuedOn: issuedOn ?? '', dueOn: dueOn ?? '' }),
    ...{ currency, withholdsIva },
    exchangeRate: exchangeRate === null ? '' : typedOf(exchangeRate, DECIMALS.quantity),
    ...{ items: items.map(itemInput), isrRate: percentOf(isrRate) },
    ...{ notes: charge.notes ?? '', internalNotes: charge.internalNotes ?? '' },
  }
}

/** What is sent of the form. */
export function sentOf({ clientId, items, exchangeRate, isrRate, ...input }: ChargeInput) {
  return {
    ...input,
    clientId: clientId ? Number(clientId.value) : null,
    exchangeRate: input.currency === 'MXN' ? null : unitsOf(exchangeRate, DECIMALS.quantity),
    isrRate: isrRate.trim() === '' ? 0 : unitsOf(isrRate, DECIMALS.percent),
    items: items.map(sentItem),
  }
}

/** State of the form of a charge. */
export function useChargeForm(initial: ChargeInput) {
  const t = useMessages()
  const labels = useMemo(() => plan(t, CHARGE_LIMITS.items), [t])
  return useFields<ChargeInput>(initial, labels, { prefix: 'charge' })
}

export type ChargeForm = ReturnType<typeof useChargeForm>
