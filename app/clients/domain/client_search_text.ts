import { searchFold } from '#app/core/text/fold'
import type { Recognisable } from '#app/clients/domain/duplicate_keys'

/** What searching for a client reads: names, RFC, CURP, address of mail and numbers, its contacts, folded; a number also as one types it. */
export function searchTextOf(client: Recognisable & { alsoNamed?: string | null }): string {
  const { name, tradeName, rfc, curp, email, phones, alsoNamed } = client
  const numbers = (phones ?? []).map(({ number }) => number)
  return searchFold([name, tradeName, rfc, curp, email, ...numbers, alsoNamed].filter(Boolean).join('\n'))
}
