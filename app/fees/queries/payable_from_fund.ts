import type { Currency } from '#app/core/money'
import { chargesOf } from '#app/fees/queries/charges_of_matter'
import type Matter from '#app/matters/models/matter'
import type { MatterViewer } from '#app/matters/models/matter'

/** A charge that a fund may pay, with what is owed of it in centavos. */
export type PayableCharge = { id: number; reference: string; currency: Currency; remaining: number }

/** Charges that a form offers at most. */
const MOST = 100

/** The charges of a matter that something is owed of, as they are due. */
export async function payableFromFund(viewer: MatterViewer, matter: Matter): Promise<PayableCharge[]> {
  const charges = await chargesOf(viewer, matter)
    .where('charges.state', 'issued')
    .where('charges.remaining', '>', 0)
    .orderBy('charges.due_on')
    .orderBy('charges.id')
    .limit(MOST)
  return charges.map(({ id, reference, currency, remaining }) => ({
    id,
    reference: reference ?? '',
    currency,
    remaining,
  }))
}
