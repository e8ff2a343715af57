import { putOff } from '#app/core/jobs/each_item'
import { LockLost } from '#app/core/errors/lock_lost'
import { isContention } from '#app/core/models/contention'
import type { IndexChange, SearchEngine } from '#app/core/search/search_engine'
import { SearchUnavailable } from '#app/core/search/search_unavailable'

/** A document that failed, as the index is told of it: it is not searched until it changes or the index is built anew. Why is kept in `job_failures`. */
export async function withoutDocument(
  { seq, id }: Pick<IndexChange, 'seq' | 'id'>,
  error: unknown
): Promise<IndexChange> {
  await putOff({ job: 'search-index', id, tries: 0, error })
  return { seq, id, document: null }
}

/** Applies changes at once, and in ever smaller parts when that fails: one that cannot be indexed holds up no other. */
export async function applyAllOrEach(changes: IndexChange[], apply: SearchEngine['apply']): Promise<void> {
  try {
    await apply(changes)
  } catch (error) {
    if (isOfTheIndex(error)) throw error
    if (changes.length === 1) return apply([await withoutDocument(changes[0], error)])
    const middle = Math.ceil(changes.length / 2)
    await applyAllOrEach(changes.slice(0, middle), apply)
    await applyAllOrEach(changes.slice(middle), apply)
  }
}

/** The server does not answer, or somebody else writes the index: no document is at fault. */
const isOfTheIndex = (error: unknown) =>
  error instanceof SearchUnavailable || error instanceof LockLost || isContention(error)
