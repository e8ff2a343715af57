import {
  CHARGE_LIMITS,
  datesFrom,
  dateFrom,
  firstDate,
  MOST_MISSED,
  RECURRING_LIMITS,
  type Recurrence,
  type Rhythm,
} from '@generated/fields'
import { useMemo } from 'react'
import type { BoxOption } from '~/components/forms/choices/select_box'
import type { Plan } from '~/components/forms/plan'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, numeric, required } from '~/components/forms/validators'
import { beginningWith, clientOption, firstMatter, itemLabels, rateRequired } from '~/features/charges/form/charge_form'
import { DECIMALS, typedOf, unitsOf } from '~/features/charges/form/figures'
import { itemInput, newItem, percentOf, sentItem, type ItemInput } from '~/features/charges/form/item_input'
import type { ChargedClient, Currency, FormBasis } from '~/features/charges/types'
import { isDay } from '~/i18n/formats'
import { useMessages, type Translate } from '~/hooks/use_messages'
import type { RecurringCard } from './types'

/** The form of a recurring charge as it is typed. */
export type RecurringInput = {
  clientId: BoxOption | null
  title: string
  rhythm: Rhythm
  dayOfMonth: string
  startsOn: string
  endsOn: string
  dueDays: string
  issues: 'yes' | 'no'
  currency: Currency
  exchangeRate: string
  items: ItemInput[]
  isrRate: string
  withholdsIva: boolean
  notes: string
}

const plan = (t: Translate): Plan<RecurringInput> => {
  const label = (name: keyof RecurringInput) => ({
    label: t.first([`recurring_charges.field.${name}`, `charges.field.${name}`], name),
  })
  return {
    clientId: { label: t('charges.field.client'), rules: [required()] },
    title: { ...label('title'), rules: [required(), maxLength(RECURRING_LIMITS.title)] },
    rhythm: label('rhythm'),
    dayOfMonth: { ...label('dayOfMonth'), rules: [required(), numeric()] },
    startsOn: { ...label('startsOn'), rules: [required(), date()] },
    endsOn: { ...label('endsOn'), rules: [date()] },
    dueDays: { ...label('dueDays'), rules: [required(), numeric()] },
    issues: label('issues'),
    currency: label('currency'),
    exchangeRate: { ...label('exchangeRate'), rules: [rateRequired, numeric({ decimals: 6 })] },
    ...itemLabels(t, CHARGE_LIMITS.items),
    isrRate: { ...label('isrRate'), rules: [numeric({ decimals: 4 })] },
    withholdsIva: label('withholdsIva'),
    notes: { ...label('notes'), rules: [maxLength(CHARGE_LIMITS.notes)] },
  }
}

/** A new recurring charge: from the first day of the next month on, unless somebody says otherwise. */
export function emptyRecurring(
  basis: FormBasis,
  client: ChargedClient | null,
  matterId: number | null
): RecurringInput {
  const { today, settings } = basis
  const firsts = { rhythm: 'monthly', dayOfMonth: 1, startsOn: today, endsOn: null } as const
  return {
    ...beginningWith(basis, client),
    ...{ title: '', rhythm: 'monthly', dayOfMonth: '1', startsOn: firstDate(firsts)!, endsOn: '' },
    ...{ dueDays: String(settings.dueDays), issues: 'yes', currency: 'MXN', exchangeRate: '' },
    items: [newItem(settings.defaultTax, firstMatter(client, matterId))],
    notes: '',
  }
}

/** What the form shows of a recurring charge that exists. */
export function recurringInput(recurring: RecurringCard): RecurringInput {
  const { client, title, rhythm, dayOfMonth, startsOn, endsOn, dueDays, issues, exchangeRate } = recurring
  return {
    clientId: client && clientOption(client),
    ...{ title, rhythm, dayOfMonth: String(dayOfMonth), startsOn, endsOn: endsOn ?? '', dueDays: String(dueDays) },
    ...{ issues: issues ? 'yes' : 'no', currency: recurring.currency, withholdsIva: recurring.withholdsIva },
    exchangeRate: exchangeRate === null ? '' : typedOf(exchangeRate, DECIMALS.quantity),
    ...{ items: recurring.items.map(itemInput), isrRate: percentOf(recurring.isrRate), notes: recurring.notes ?? '' },
  }
}

/** What is sent of the form. */
export function sentRecurring({ clientId, items, exchangeRate, isrRate, issues, ...input }: RecurringInput) {
  return {
    ...input,
    clientId: clientId ? Number(clientId.value) : null,
    exchangeRate: input.currency === 'MXN' ? null : unitsOf(exchangeRate, DECIMALS.quantity),
    isrRate: isrRate.trim() === '' ? 0 : unitsOf(isrRate, DECIMALS.percent),
    items: items.map(sentItem),
    issues: issues === 'yes',
  }
}

/** The days on which charges would be made by what is typed: the next three, and how many went by. Null while it makes no sense. */
export function plannedDays(
  { rhythm, dayOfMonth, startsOn, endsOn }: RecurringInput,
  today: string,
  isRunning: boolean
) {
  const day = Number(dayOfMonth)
  const isWhole = Number.isInteger(day) && day >= 1 && day <= 31
  if (!isWhole || !isDay(startsOn) || (endsOn !== '' && !isDay(endsOn))) return null
  const recurrence: Recurrence = { rhythm, dayOfMonth: day, startsOn, endsOn: endsOn || null }
  const next = datesFrom(isRunning ? dateFrom(today, recurrence) : firstDate(recurrence), recurrence, 3)
  const gone = isRunning ? [] : datesFrom(firstDate(recurrence), recurrence, MOST_MISSED).filter((one) => one <= today)
  return { next, gone: gone.length }
}

/** State of the form of a recurring charge. */
export function useRecurringForm(initial: RecurringInput) {
  const t = useMessages()
  const labels = useMemo(() => plan(t), [t])
  return useFields<RecurringInput>(initial, labels, { prefix: 'recurring' })
}

export type RecurringFormState = ReturnType<typeof useRecurringForm>
