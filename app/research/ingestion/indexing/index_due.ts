import { clock } from '#app/core/clock'
import type { SearchEngine } from '#app/core/search/search_engine'
import { SearchUnavailable } from '#app/core/search/search_unavailable'
import { lastFollowed } from '#app/research/citations/follow_citations'
import { newestSeq } from './index_changes.js'

/** The index itself is asked again after this time, though the library has not changed: it may have been replaced or emptied. */
const LOOK_AGAIN_MS = 60_000

/** Tells, each second at little cost, whether the search index or the citations are behind the library. */
export class IndexDue {
  #settled = { seq: -1, at: 0 }

  constructor(private readonly engine: Pick<SearchEngine, 'status'>) {}

  async ask(): Promise<boolean> {
    const seq = await newestSeq()
    const now = clock.now().toMillis()
    if (this.#settled.seq === seq && now - this.#settled.at < LOOK_AGAIN_MS) return false
    if ((await lastFollowed()) !== seq) return true
    const isIndexed = await this.#isIndexed(seq)
    if (isIndexed) this.#settled = { seq, at: now }
    return isIndexed === false
  }

  /** Null while the search server does not answer: nothing can be done now. */
  async #isIndexed(seq: number): Promise<boolean | null> {
    try {
      const { lastSeq, isCurrent } = await this.engine.status()
      return isCurrent && lastSeq === seq
    } catch (error) {
      if (error instanceof SearchUnavailable) return null
      throw error
    }
  }
}
