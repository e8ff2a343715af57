import { setTimeout as wait } from 'node:timers/promises'
import {
  Meilisearch,
  MeilisearchApiError,
  type EnqueuedTaskPromise,
  type Index,
  type MultiSearchQuery,
} from 'meilisearch'
import { SearchUnavailable } from '#app/core/search/search_unavailable'
import { withIds } from './filters.js'
import type { StoredDocument } from './stored_document.js'

/** Where a server listens. */
export interface ServerAddress {
  url: string
  key: string
}

const REQUEST_MILLISECONDS = 25_000
const TASK_MILLISECONDS = 30 * 60_000
/** The server is asked whether a task is done after so many milliseconds, then ever more seldom. */
const FIRST_LOOK = 2
const LAST_LOOK = 100

export type Asking = Omit<MultiSearchQuery, 'indexUid'>

/** What the server says of one search, as far as it is read. */
export interface Answer {
  hits: (Partial<StoredDocument> & { id: number; _rankingScore?: number })[]
  /** Exact when the search was asked with `hitsPerPage`. */
  totalHits: number
  /** Given when the search was asked with a limit. */
  estimatedTotalHits?: number
  facetDistribution: Record<string, Record<string, number>>
}

/** A Meilisearch server. Whatever it does not answer, or answers with an error, is thrown as SearchUnavailable. */
export class Server {
  #client: Meilisearch

  constructor({ url, key }: ServerAddress) {
    this.#client = new Meilisearch({ host: url, apiKey: key, timeout: REQUEST_MILLISECONDS })
  }

  /** Searches one index, everything in one request. */
  async searches(index: string, queries: Asking[]): Promise<Answer[]> {
    if (queries.length === 0) return []
    const { results } = await this.#told(() =>
      this.#client.multiSearch({ queries: queries.map((query) => ({ ...query, indexUid: index })) })
    )
    return results as unknown as Answer[]
  }

  /** Values of an attribute that begin so, the most frequent first. */
  async values(index: string, asked: { facetName: string; facetQuery: string; filter: string }) {
    return (await this.#told(() => this.#client.index(index).searchForFacetValues(asked))).facetHits
  }

  /** Runs what is about an index; null when there is no such index or document. */
  async find<T>(index: string, ask: (index: Index) => Promise<T>): Promise<T | null> {
    try {
      return await ask(this.#client.index(index))
    } catch (error) {
      if (isMissing(error)) return null
      throw new SearchUnavailable(error)
    }
  }

  /** Documents of these ids, in no order. */
  async documents(index: string, ids: readonly number[], fields: (keyof StoredDocument)[]): Promise<StoredDocument[]> {
    const asked = { filter: withIds(ids), fields, limit: ids.length }
    return (await this.#told(() => this.#client.index<StoredDocument>(index).getDocuments(asked))).results
  }

  /** Has the server do things, one after the other, and waits until all are done. */
  async change(...tasks: ((client: Meilisearch) => EnqueuedTaskPromise)[]): Promise<void> {
    const given: { done: Promise<void> }[] = []
    for (const task of tasks) given.push(await this.give(task))
    for (const { done } of given) await done
  }

  /** Gives the server something to do: it is not done yet, but before whatever it is given later. */
  async give(task: (client: Meilisearch) => EnqueuedTaskPromise): Promise<{ done: Promise<void> }> {
    const { taskUid } = await this.#told(() => task(this.#client))
    const done = this.#done(taskUid)
    done.catch(() => undefined)
    return { done }
  }

  async #done(uid: number): Promise<void> {
    const deadline = performance.now() + TASK_MILLISECONDS
    for (let pause = FIRST_LOOK; ; pause = Math.min(LAST_LOOK, pause * 1.5)) {
      const { status, error } = await this.#told(() => this.#client.tasks.getTask(uid))
      if (status === 'succeeded') return
      const isUnderWay = status === 'enqueued' || status === 'processing'
      if (!isUnderWay || performance.now() > deadline) throw new SearchUnavailable(error?.message ?? status)
      await wait(pause)
    }
  }

  /** Has the server do something some time. */
  async ask(enqueue: (client: Meilisearch) => EnqueuedTaskPromise): Promise<void> {
    await this.#told(() => enqueue(this.#client))
  }

  /** Names of all indexes that begin so. */
  async indexes(beginning: string): Promise<string[]> {
    const { results } = await this.#told(() => this.#client.getRawIndexes({ limit: 1_000 }))
    return results.map(({ uid }) => uid).filter((uid) => uid.startsWith(beginning))
  }

  async version(): Promise<string> {
    return (await this.#told(() => this.#client.getVersion())).pkgVersion
  }

  /** Bytes that the server has on disk for all its indexes. */
  async bytes(): Promise<number> {
    return (await this.#told(() => this.#client.getStats())).databaseSize
  }

  async #told<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      throw new SearchUnavailable(error)
    }
  }
}

/** Whether the server says that there is no such index (or document). */
export function isMissing(error: unknown): boolean {
  const cause = error instanceof SearchUnavailable ? error.cause : error
  return (
    cause instanceof MeilisearchApiError && ['index_not_found', 'document_not_found'].includes(cause.cause?.code ?? '')
  )
}
