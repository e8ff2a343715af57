import type { CrawlWindow, Http, RawPage } from '#sources/contract/contract'
import { casePages } from './cases.js'
import { rulingsOfSearch } from './ruling_search.js'
import { rulingsOfCases } from './rulings.js'

/** Yields the cases that are asked for, or the public versions of their rulings. */
export async function* pages(http: Http, window: CrawlWindow): AsyncGenerator<RawPage> {
  if (window.kind === 'expediente') yield* casePages(http, window)
  else if (window.transport === 'buscador') yield* rulingsOfSearch()
  else yield* rulingsOfCases(http, window)
}
