import { join } from 'node:path'
import Database from 'better-sqlite3'
import { SqliteSearchEngine } from '#app/research/search/sqlite_search_engine'
import { Corpus, FIELDS, SOURCE } from './corpus.js'
import { differencesOfPage, PhraseOracle } from './oracle.js'
import { lightEndpoint } from './light_endpoint.js'
import { MariadbEngine } from './mariadb_engine.js'
import { NaiveEngine } from './naive_engine.js'
import { phraseQueries, wordQueries, type BenchQuery } from './queries.js'
import { percentile, round, timed } from './statistics.js'

const BATCH = 1_000
const WARM_UP = 24
const PHRASES = 60

interface BenchOptions {
  documents: number
  queries: number
  seed: number
  withMariadb: boolean
}

/** Milliseconds per engine. */
type Times = Record<'ours' | 'naive' | 'mariadb', number[]>

export class Bench {
  #corpus: Corpus
  #ours: SqliteSearchEngine
  #naive: NaiveEngine
  #mariadb: MariadbEngine | null
  #oracle: PhraseOracle
  #words: BenchQuery[]
  #phrases: BenchQuery[]
  #file: string
  #indexing: Times = { ours: [], naive: [], mariadb: [] }
  #rawBytes = 0
  #differences: string[] = []

  constructor(
    directory: string,
    private options: BenchOptions
  ) {
    const { documents, queries, seed, withMariadb } = options
    this.#corpus = new Corpus(seed)
    this.#file = join(directory, 'search.sqlite')
    this.#ours = new SqliteSearchEngine({ file: this.#file, filters: { [SOURCE]: Object.keys(FIELDS) } })
    this.#naive = new NaiveEngine(join(directory, 'naive.sqlite'))
    this.#mariadb = withMariadb ? new MariadbEngine(directory) : null
    this.#words = wordQueries(queries + WARM_UP, this.#corpus, { documents, seed: seed + 1 })
    this.#phrases = phraseQueries(PHRASES, this.#corpus, { documents, seed: seed + 2 })
    this.#oracle = new PhraseOracle(this.#phrases)
  }

  async run(): Promise<{ report: object; differences: string[] }> {
    await this.#mariadb?.start()
    await this.#index()
    const warmUp = this.#words.splice(0, WARM_UP)
    await this.#ask(warmUp)
    const words = await this.#ask(this.#words)
    const phrases = await this.#askPhrases()
    const hostile = await this.#askHostile()
    const light = await lightEndpoint(this.#ours, this.#words)
    const indexing = await this.#indexReport()
    const report = { ...this.options, indexing, words: queryReport(words), phrases, hostile, light: lightReport(light) }
    return { report: { ...report, differences: this.#differences.length }, differences: this.#differences }
  }

  async close(): Promise<void> {
    await this.#ours.close()
    this.#naive.close()
    await this.#mariadb?.close()
  }

  async #index(): Promise<void> {
    for (let first = 1; first <= this.options.documents; first += BATCH) {
      const size = Math.min(BATCH, this.options.documents - first + 1)
      const documents = Array.from({ length: size }, (_, index) => this.#corpus.document(first + index))
      this.#rawBytes += documents.reduce((sum, document) => sum + Buffer.byteLength(JSON.stringify(document)), 0)
      this.#oracle.read(documents)
      const changes = documents.map((document) => ({ seq: document.id, id: document.id, document }))
      this.#indexing.ours.push((await timed(() => this.#ours.apply(changes))).milliseconds)
      this.#indexing.naive.push((await timed(() => this.#naive.index(documents))).milliseconds)
      if (this.#mariadb) this.#indexing.mariadb.push((await timed(() => this.#mariadb!.index(documents))).milliseconds)
    }
    if (this.#mariadb) this.#indexing.mariadb.push((await timed(() => this.#mariadb!.finishIndex())).milliseconds)
  }

  /** Every engine answers a query before the next one is asked, so that they share whatever else the machine does. */
  async #ask(queries: BenchQuery[]): Promise<Times> {
    const times: Times = { ours: [], naive: [], mariadb: [] }
    for (const query of queries) {
      const ours = await timed(() => this.#ours.search(query.request))
      const naive = await timed(() => this.#naive.search(query))
      times.ours.push(ours.milliseconds)
      times.naive.push(naive.milliseconds)
      this.#differences.push(...differencesOfPage(query, ours.answer, naive.answer))
      if (this.#mariadb) times.mariadb.push((await timed(() => this.#mariadb!.search(query))).milliseconds)
    }
    return times
  }

  async #askPhrases(): Promise<object> {
    const times: number[] = []
    for (const query of this.#phrases) {
      const { milliseconds, answer } = await timed(() => this.#ours.search(query.request))
      times.push(milliseconds)
      if (answer.understood.ignored.length === 0)
        this.#differences.push(...this.#oracle.differences(query, answer.total))
    }
    return { queries: times.length, ours: summary(times) }
  }

  /** The dearest things that can be typed. */
  async #askHostile(): Promise<object> {
    const common = Array.from({ length: 32 }, (_, rank) => this.#corpus.wordAt(rank))
    const texts = {
      prefix: 'a*',
      prefixes: 'a* c*',
      words: common.join(' '),
      phrase: '"de la que el"',
      longPhrase: `"${common.join(' ')}"`,
      nothing: '',
      exclusion: `-${common[0]}`,
    }
    const report: Record<string, object> = {}
    for (const [name, text] of Object.entries(texts)) {
      const { milliseconds, answer } = await timed(() =>
        this.#ours.search({ ...this.#words[0].request, text, filters: {} })
      )
      report[name] = { milliseconds: round(milliseconds), total: answer.total }
    }
    return report
  }

  async #indexReport(): Promise<object> {
    const perSecond = (times: number[]) =>
      Math.round((this.options.documents / times.reduce((sum, time) => sum + time, 0)) * 1000)
    const file = new Database(this.#file, { readonly: true })
    const bytes = file.prepare('SELECT sum(pgsize) FROM dbstat').pluck().get() as number
    const texts = file.prepare(`SELECT sum(pgsize) FROM dbstat WHERE name = 'text'`).pluck().get() as number
    file.close()
    return {
      rawJsonBytes: this.#rawBytes,
      documentsPerSecond: {
        ours: perSecond(this.#indexing.ours),
        naive: perSecond(this.#indexing.naive),
        mariadb: perSecond(this.#indexing.mariadb),
      },
      bytes: { whole: bytes, texts, indexToRawJson: round((bytes - texts) / this.#rawBytes, 3) },
    }
  }
}

function queryReport(times: Times): object {
  const ratio = (share: number, other: number[]) =>
    other.length === 0 ? null : round(percentile(times.ours, share) / percentile(other, share), 3)
  return {
    queries: times.ours.length,
    ours: summary(times.ours),
    naive: summary(times.naive),
    mariadb: times.mariadb.length > 0 ? summary(times.mariadb) : null,
    oursToNaive: { p50: ratio(0.5, times.naive), p95: ratio(0.95, times.naive) },
    oursToMariadb: { p50: ratio(0.5, times.mariadb), p95: ratio(0.95, times.mariadb) },
  }
}

function lightReport({ idle, searching, searches }: { idle: number; searching: number; searches: number }): object {
  return {
    p99Idle: round(idle),
    p99Searching: round(searching),
    ratio: round(searching / idle),
    searchesPerSecond: round(searches, 1),
  }
}

function summary(times: number[]): object {
  return { p50: round(percentile(times, 0.5)), p95: round(percentile(times, 0.95)), most: round(Math.max(...times)) }
}
