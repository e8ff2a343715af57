import { searchFold } from '#app/core/text/fold'
import type { Recognisable } from '#app/clients/duplicate_keys'

/** What searching for a client reads: names, RFC, CURP, address of mail and numbers, folded; a number also as one types it. */
export function searchTextOf({ name, tradeName, rfc, curp, email, phones }: Recognisable): string {
  const numbers = (phones ?? []).map(({ number }) => number)
  return searchFold([name, tradeName, rfc, curp, email, ...numbers].filter(Boolean).join('\n'))
}
