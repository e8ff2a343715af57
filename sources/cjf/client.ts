import type { CrawlWindow, Http, RawPage } from '#sources/contract/contract'
import { casePages } from '#sources/cjf/cases/cases'
import { rulingsOfSearch } from '#sources/cjf/rulings/ruling_search'
import { rulingsOfCases } from '#sources/cjf/rulings/rulings'

/** Yields the cases that are asked for, or the public versions of their rulings. */
export async function* pages(http: Http, window: CrawlWindow): AsyncGenerator<RawPage> {
  if (window.kind === 'expediente') yield* casePages(http, window)
  else if (window.transport === 'buscador') yield* rulingsOfSearch()
  else yield* rulingsOfCases(http, window)
}
