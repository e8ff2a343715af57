import type { RawPage } from '#sources/contract/contract'
import { HttpFailed } from '#sources/http/http_client'

const SEARCH = 'https://ejusticia.cjf.gob.mx/BuscadorSISE/'

/**
 * The new search of rulings as a way to them. The request that it makes in the browser is not documented and not known, so nothing is asked:
 * guessing an address would ask a court's server for nothing. Who knows the request writes it here; the rest of the source stays as it is.
 */
export function rulingsOfSearch(): AsyncGenerator<RawPage> {
  throw new HttpFailed(SEARCH, 'the request of the ruling search is not known: ask by case, or import a folder')
}
