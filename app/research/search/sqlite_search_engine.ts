import {
  SearchEngine,
  type IndexChange,
  type IndexStatus,
  type SearchRequest,
  type SearchResponse,
  type Suggestion,
} from '#app/core/search/search_engine'
import { SHADOW_PREFIX, valueOf } from '#app/research/search/index/index_build'
import { bytesOf, CONTENT, openForReading } from '#app/research/search/index/index_file'
import { IndexWriter } from '#app/research/search/index/index_writer'
import type { Neighbours, SearcherOptions } from './searcher.js'
import { ProcessClient } from '#app/research/search/process/process_client'
import { startSearchProcess } from '#app/research/search/process/start_search_process'

/** What was replaced or removed stays in the segments until the index is built anew: that is due when it is more than what is there, and more than this. */
const ALLOWED_TOMBSTONES = 10_000

/**
 * The embedded search engine: one SQLite file, written by whoever calls `apply` (on the calling thread) and searched by a process of its own, so that
 * searches never block the one that asks for them.
 */
export class SqliteSearchEngine extends SearchEngine {
  #searching: ProcessClient
  #writer: IndexWriter | null = null

  constructor(private options: SearcherOptions) {
    super()
    this.#searching = new ProcessClient(() => startSearchProcess(options))
  }

  async search(request: SearchRequest): Promise<SearchResponse> {
    return this.#searching.ask<SearchResponse>({ kind: 'search', request })
  }

  async suggest(source: string, text: string, limit: number): Promise<Suggestion[]> {
    return this.#searching.ask<Suggestion[]>({ kind: 'suggest', source, text, limit })
  }

  async neighbours(request: SearchRequest, id: number): Promise<Neighbours> {
    return this.#searching.ask<Neighbours>({ kind: 'neighbours', request, id })
  }

  async apply(changes: IndexChange[]): Promise<void> {
    this.#open().apply(changes)
  }

  async status(): Promise<IndexStatus> {
    const bytes = bytesOf(this.options.file)
    const connection = openForReading(this.options.file)
    if (connection === null) return { documents: 0, lastSeq: 0, isCurrent: true, bytes }
    try {
      const documents = connection
        .prepare(`SELECT coalesce(sum(documents), 0) FROM source WHERE substr(name, 1, 1) <> '${SHADOW_PREFIX}'`)
        .pluck()
        .get() as number
      const lastSeq = valueOf(connection, 'last_seq')!
      const tombstones = connection.prepare('SELECT count(*) FROM buried').pluck().get() as number
      const isCurrent = valueOf(connection, 'content') === CONTENT && tombstones <= documents + ALLOWED_TOMBSTONES
      return { documents, lastSeq, isCurrent, bytes }
    } finally {
      connection.close()
    }
  }

  async rebuild(fill: (apply: (changes: IndexChange[]) => Promise<void>) => Promise<boolean>): Promise<boolean> {
    const writer = this.#open()
    const build = writer.beginBuild()
    try {
      const isWhole = await fill(async (changes) => writer.applyBeside(build, changes))
      if (isWhole) writer.finishBuild(build)
      else writer.giveUpBuild(build)
      return isWhole
    } catch (error) {
      writer.giveUpBuild(build)
      throw error
    }
  }

  async clear(): Promise<void> {
    this.#open().clear()
  }

  async close(): Promise<void> {
    this.#writer?.close()
    this.#writer = null
    await this.#searching.close()
  }

  #open(): IndexWriter {
    return (this.#writer ??= new IndexWriter(this.options.file))
  }
}
