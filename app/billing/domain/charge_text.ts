import { searchFold } from '#app/core/text/fold'

/** What searching for a charge reads: its number, client and concepts, folded. */
export const chargeText = (
  reference: string | null,
  clientName: string,
  items: readonly { description: string }[]
): string =>
  searchFold([reference, clientName, ...items.map(({ description }) => description)].filter(Boolean).join('\n'))

/** What searching for a payment reads. */
export const paymentText = (number: number, clientName: string, reference: string | null): string =>
  searchFold([String(number), clientName, reference].filter(Boolean).join('\n'))
