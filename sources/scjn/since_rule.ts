import { RecordRejected } from '#sources/contract/contract'
import type { CrawlWindow, RawPage } from '#sources/contract/contract'
import { dateOf } from './dating.js'
import { parse } from './parser.js'

/** First registro digital and first day of the Décima Época; before, the numbers of theses do not follow time. */
const DECIMA = { id: 2_000_000, from: '2011-10-04' }
const OLDER_ON_END = 200

/** Keeps a run to the records published since a day. Where ids follow time it knows when the rest is older; elsewhere every record is asked for. */
export class SinceRule {
  #older = 0
  #followsTime: boolean

  constructor(private readonly window: Pick<CrawlWindow, 'kind' | 'since'>) {
    this.#followsTime = window.kind === 'tesis' && window.since !== null && window.since >= DECIMA.from
  }

  /** The ids among which such records can be. */
  narrow(ids: number[]): number[] {
    return this.#followsTime ? ids.filter((id) => id >= DECIMA.id) : ids
  }

  /** Whether a page is wanted. One that cannot be read is: its rejection must be seen. */
  admits(page: RawPage): boolean {
    const date = this.window.since === null ? null : publishedOn(page)
    const isOlder = date !== null && date < (this.window.since ?? '')
    this.#older = isOlder ? this.#older + 1 : 0
    return !isOlder
  }

  /** Whether so many records on end were older that no newer one is to be expected. */
  get isExhausted(): boolean {
    return this.#followsTime && this.#older >= OLDER_ON_END
  }
}

function publishedOn(page: RawPage): string | null {
  try {
    return dateOf(parse(page))
  } catch (error) {
    if (error instanceof RecordRejected) return null
    throw error
  }
}
