import { randomBytes } from 'node:crypto'
import type { IndexChange } from '#app/core/search/search_engine'
import { Lexicon } from '#app/research/search/words/lexicon'
import type { Meilisearch } from 'meilisearch'
import type { Server } from './server.js'
import { INDEX_CONTENT, SETTINGS } from './settings.js'
import { portionsOf } from './portions.js'

/** What an index knows of itself: a document of no source, written with the documents it tells of. */
export interface IndexState {
  id: typeof STATE
  lastSeq: number
  content: string
}

const STATE = 0

interface Writing {
  lastSeq: number
  changes: IndexChange[]
  /** What the index holds: documents that are added to one of other content do not make it whole. */
  content?: string
  underWay?: { done: Promise<void> }
}

/** Writes the indexes of a server. One process writes at a time: whoever calls holds a lock. */
export class IndexStore {
  #lexicon = new Lexicon()

  constructor(
    private server: Server,
    private name: string
  ) {}

  /** What the index that is searched knows of itself; null while there is none. */
  state(): Promise<IndexState | null> {
    return this.server.find(this.name, (index) => index.getDocument(STATE) as unknown as Promise<IndexState>)
  }

  /** Applies the changes above the last seq. */
  async apply(changes: IndexChange[]): Promise<void> {
    const state = await this.state()
    const lastSeq = state?.lastSeq ?? 0
    if (changes.every(({ seq }) => seq <= lastSeq)) return
    if (state === null) await this.#make(this.name)
    await this.#write(this.name, { lastSeq, changes, content: state?.content })
  }

  /** Empties the index; its last seq is 0 again. */
  async clear(): Promise<void> {
    await this.#make(this.name)
    await this.server.change((client) => client.index(this.name).deleteAllDocuments(), this.#put(this.name, [], 0))
  }

  /** Brings the settings of the index that is searched up to date. */
  applySettings(): Promise<void> {
    return this.#make(this.name)
  }

  /** Fills an index beside the one that is searched and exchanges them when `fill` says that it is whole. While the server takes a batch in, the next is prepared. */
  async rebuild(fill: (apply: (changes: IndexChange[]) => Promise<void>) => Promise<boolean>): Promise<boolean> {
    const build = await this.#begin()
    const underWay = { done: Promise.resolve() }
    let lastSeq = 0
    try {
      const isWhole = await fill(async (changes) => {
        await this.#assertThere(build)
        lastSeq = await this.#write(build, { lastSeq, changes, underWay })
      })
      await underWay.done
      if (isWhole) await this.#finish(build, lastSeq)
      return isWhole
    } finally {
      await this.#forget(build)
    }
  }

  /** Begins a build, in the place of those that were left unfinished. */
  async #begin(): Promise<string> {
    const beginning = `${this.name}_build_`
    for (const left of await this.server.indexes(beginning)) await this.#forget(left)
    const build = `${beginning}${randomBytes(6).toString('hex')}`
    await this.#make(build)
    return build
  }

  /** Removes an index; what cannot be removed now is left for the next build. */
  async #forget(name: string): Promise<void> {
    await this.server.change((client) => client.deleteIndex(name)).catch(() => undefined)
  }

  async #finish(build: string, lastSeq: number): Promise<void> {
    await this.#assertThere(build)
    if (lastSeq === 0) await this.server.change(this.#put(build, [], 0))
    if ((await this.server.indexes(this.name)).every((name) => name !== this.name))
      await this.server.change((client) => client.createIndex(this.name, { primaryKey: 'id' }))
    await this.server.change((client) => client.swapIndexes([{ indexes: [this.name, build], rename: false }]))
  }

  /** The server would make an index that is written to and not there: then another process has begun another build. */
  async #assertThere(build: string): Promise<void> {
    if (!(await this.server.indexes(build)).length)
      throw new Error('Another process has taken the building of the index over')
  }

  async #make(name: string): Promise<void> {
    const isThere = (await this.server.indexes(name)).includes(name)
    await this.server.change(
      ...(isThere ? [] : [(client: Meilisearch) => client.createIndex(name, { primaryKey: 'id' })]),
      (client) => client.index(name).updateSettings(SETTINGS)
    )
  }

  /**
   * Writes the changes above a seq, each request with the seq that it brings the index to. Returns the last. With `underWay` the last request is left there
   * while it is being done, and the one that is there is waited for.
   */
  async #write(name: string, { lastSeq, changes, content, underWay }: Writing): Promise<number> {
    const fresh = changes.filter(({ seq }) => seq > lastSeq).sort((one, other) => one.seq - other.seq)
    for (const { lines, seq, hasRemovals } of portionsOf(fresh, { lexicon: this.#lexicon, after: lastSeq })) {
      await underWay?.done
      const { done } = await this.server.give(this.#put(name, lines, seq, content))
      if (underWay) underWay.done = done
      else await done
      if (hasRemovals) await this.server.ask((client) => client.index(name).deleteDocuments({ filter: 'gone = true' }))
      lastSeq = seq
    }
    return lastSeq
  }

  /** Writes documents (a line each) with the state that they bring the index to. */
  #put(name: string, lines: string[], lastSeq: number, content = INDEX_CONTENT) {
    const state: IndexState = { id: STATE, lastSeq, content }
    const text = [...lines, JSON.stringify(state)].join('\n')
    return (client: Meilisearch) => client.index(name).addDocumentsFromString(text, 'application/x-ndjson')
  }
}
