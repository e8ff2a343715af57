import { randomBytes } from 'node:crypto'
import type { IndexChange } from '#app/core/search/search_engine'
import { Lexicon } from '#app/research/search/lexicon'
import type { Server } from './server.js'
import { INDEX_CONTENT, SETTINGS } from './settings.js'
import { storedDocument, type Gone, type StoredDocument } from './stored_document.js'

/** What an index knows of itself: a document of no source, written with the documents it tells of. */
export interface IndexState {
  id: typeof STATE
  lastSeq: number
  content: string
}

const STATE = 0
/** Characters of one request; the server takes 100 MB. */
const MOST_CHARACTERS = 30_000_000

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
    await this.#write(this.name, lastSeq, changes)
  }

  /** Empties the index; its last seq is 0 again. */
  async clear(): Promise<void> {
    await this.#make(this.name)
    await this.server.change((client) => client.index(this.name).deleteAllDocuments())
    await this.#write(this.name, 0, [])
  }

  /** Brings the settings of the index that is searched up to date. */
  applySettings(): Promise<void> {
    return this.#make(this.name)
  }

  /** Fills an index beside the one that is searched and exchanges them when `fill` says that it is whole. */
  async rebuild(fill: (apply: (changes: IndexChange[]) => Promise<void>) => Promise<boolean>): Promise<boolean> {
    const build = await this.#begin()
    let lastSeq = 0
    try {
      const isWhole = await fill(async (changes) => {
        await this.#assertThere(build)
        lastSeq = await this.#write(build, lastSeq, changes)
      })
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
    if (lastSeq === 0) await this.#write(build, 0, [])
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
    if (!(await this.server.indexes(name)).includes(name))
      await this.server.change((client) => client.createIndex(name, { primaryKey: 'id' }))
    await this.server.change((client) => client.index(name).updateSettings(SETTINGS))
  }

  /** Writes the changes above a seq, each request with the seq that it brings the index to. Returns the last. */
  async #write(name: string, lastSeq: number, changes: IndexChange[]): Promise<number> {
    const fresh = changes.filter(({ seq }) => seq > lastSeq).sort((one, other) => one.seq - other.seq)
    for (const part of fresh.length > 0 ? portions(fresh) : [[]]) {
      lastSeq = part.at(-1)?.seq ?? lastSeq
      await this.#put(name, part, lastSeq)
    }
    return lastSeq
  }

  async #put(name: string, changes: IndexChange[], lastSeq: number): Promise<void> {
    const byId = new Map<number, StoredDocument | Gone>()
    for (const { id, document } of changes)
      byId.set(id, document === null ? { id, gone: true } : storedDocument({ ...document, id }, this.#lexicon))
    const state: IndexState = { id: STATE, lastSeq, content: INDEX_CONTENT }
    await this.server.change((client) => client.index(name).addDocuments([...byId.values(), state]))
    if (changes.some(({ document }) => document === null))
      await this.server.ask((client) => client.index(name).deleteDocuments({ filter: 'gone = true' }))
  }
}

/** Changes in lists that are small enough for a request, each document being written about eight times as long as it is. */
function* portions(changes: IndexChange[]): Generator<IndexChange[]> {
  let part: IndexChange[] = []
  let size = 0
  for (const change of changes) {
    const length = 500 + 8 * ((change.document?.body.length ?? 0) + (change.document?.title.length ?? 0))
    if (part.length > 0 && size + length > MOST_CHARACTERS) {
      yield part
      part = []
      size = 0
    }
    part.push(change)
    size += length
  }
  if (part.length > 0) yield part
}
