import type { ChargeFields, ItemFields } from '#app/billing/domain/charge_fields'
import type { RecurringForm } from '#app/billing/domain/recurring_fields'
import type { chargeValidator } from '#app/billing/validators/charge'
import type { recurringChargeValidator } from '#app/billing/validators/recurring_charge'

type Sent = Awaited<ReturnType<(typeof chargeValidator)['validate']>>
type SentRecurring = Awaited<ReturnType<(typeof recurringChargeValidator)['validate']>>

const itemsOf = (items: (Sent['items'][number] & { id?: number | undefined })[]): ItemFields[] =>
  items.map(({ matterId = null, discount = 0, ...item }) => ({
    ...item,
    matterId: matterId ?? null,
    discount: discount ?? 0,
  }))

/** What was sent of a charge, with nothing where nothing was said. */
export function chargeFieldsOf(sent: Omit<Sent, 'issues'>): ChargeFields {
  const { clientId, currency } = sent
  return {
    ...{ clientId, currency, exchangeRate: sent.exchangeRate ?? null },
    ...{ issuedOn: sent.issuedOn ?? null, dueOn: sent.dueOn ?? null, items: itemsOf(sent.items) },
    ...{ isrRate: sent.isrRate ?? 0, withholdsIva: sent.withholdsIva ?? false },
    ...{ notes: sent.notes ?? null, internalNotes: sent.internalNotes ?? null },
  }
}

/** What was sent of a recurring charge, likewise. */
export function recurringFieldsOf(sent: SentRecurring): RecurringForm {
  const { clientId, title, currency, rhythm, dayOfMonth, startsOn, dueDays, issues } = sent
  return {
    ...{ clientId, title, currency, rhythm, dayOfMonth, startsOn, issues, endsOn: sent.endsOn ?? null },
    fields: {
      ...{ items: itemsOf(sent.items), isrRate: sent.isrRate ?? 0, withholdsIva: sent.withholdsIva ?? false },
      ...{ notes: sent.notes ?? null, dueDays, exchangeRate: currency === 'MXN' ? null : (sent.exchangeRate ?? null) },
    },
  }
}
