import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import type { IndexedDocument, SearchResponse } from '#app/core/search/search_engine'
import { SqliteSearchEngine } from '#app/research/search/sqlite_search_engine'
import { Corpus, FIELDS, SOURCE } from './corpus.js'
import { RIVALS, type BenchPage, type RivalEngine } from './engines.js'
import { lightEndpoint } from './light_endpoint.js'
import { differencesOfPage, PhraseOracle, WordOracle } from './oracle.js'
import { phraseQueries, wordQueries, type BenchQuery } from './queries.js'
import { queryReport, summary } from './report.js'
import { round, timed, type Taken } from './statistics.js'

const BATCH = 1_000
const WARM_UP = 24
const PHRASES = 60
const OURS = 'ours'

export interface BenchOptions {
  documents: number
  queries: number
  seed: number
  /** Names of `RIVALS`. */
  engines: string[]
}

/** How long each question took, by engine. */
export type Times = Record<string, Taken[]>

export class Bench {
  #corpus: Corpus
  #ours: SqliteSearchEngine
  #rivals = new Map<string, RivalEngine>()
  #oracle: WordOracle
  #phraseOracle: PhraseOracle
  #words: BenchQuery[]
  #phrases: BenchQuery[]
  #file: string
  #indexing: Times = { [OURS]: [] }
  #rawBytes = 0
  #differences: string[] = []

  constructor(
    private directory: string,
    private options: BenchOptions
  ) {
    const { documents, queries, seed } = options
    this.#corpus = new Corpus(seed)
    this.#file = join(directory, 'search.sqlite')
    this.#ours = new SqliteSearchEngine({ file: this.#file, filters: { [SOURCE]: Object.keys(FIELDS) } })
    this.#words = wordQueries(queries + WARM_UP, this.#corpus, { documents, seed: seed + 1 })
    this.#phrases = phraseQueries(PHRASES, this.#corpus, { documents, seed: seed + 2 })
    this.#oracle = new WordOracle(this.#words)
    this.#phraseOracle = new PhraseOracle(this.#phrases)
  }

  async run(): Promise<{ report: object; differences: string[] }> {
    for (const name of this.options.engines) {
      const rival = await RIVALS[name](this.directory)
      if (rival) this.#rivals.set(name, rival)
    }
    await this.#index()
    await this.#ask(this.#words.splice(0, WARM_UP))
    const words = queryReport(await this.#ask(this.#words))
    const report = {
      ...this.options,
      indexing: this.#indexReport(),
      words,
      memoryGrowthMebibytes: this.#memoryGrowth(),
      again: summary((await this.#ask(this.#words, [OURS]))[OURS].map(({ milliseconds }) => milliseconds)),
      phrases: await this.#askPhrases(),
      suggestions: await this.#askSuggestions(),
      hostile: await this.#askHostile(),
      light: lightReport(await lightEndpoint(this.#ours, this.#words)),
      whileIndexing: await this.#askWhileIndexing(),
      differences: this.#differences.length,
    }
    return { report, differences: this.#differences }
  }

  async close(): Promise<void> {
    await this.#ours.close()
    for (const rival of this.#rivals.values()) await rival.close()
  }

  async #index(): Promise<void> {
    const waiting = new Map<string, IndexedDocument[]>([...this.#rivals.keys()].map((name) => [name, []]))
    for (let first = 1; first <= this.options.documents; first += BATCH) {
      const documents = this.#documents(first, Math.min(BATCH, this.options.documents - first + 1))
      this.#rawBytes += documents.reduce((sum, document) => sum + Buffer.byteLength(JSON.stringify(document)), 0)
      this.#oracle.read(documents)
      this.#phraseOracle.read(documents)
      this.#indexing[OURS].push(await timed(() => this.#apply(documents)))
      for (const [name, rival] of this.#rivals) {
        const list = waiting.get(name)!
        list.push(...documents)
        if (list.length < rival.batch && first + BATCH <= this.options.documents) continue
        await this.#timeIndexing(name, () => rival.index(list.splice(0)))
      }
    }
    for (const [name, rival] of this.#rivals) await this.#timeIndexing(name, () => rival.finishIndex?.())
  }

  #documents(first: number, size: number): IndexedDocument[] {
    return Array.from({ length: size }, (_, index) => this.#corpus.document(first + index))
  }

  #apply(documents: IndexedDocument[]): Promise<void> {
    return this.#ours.apply(documents.map((document) => ({ seq: document.id, id: document.id, document })))
  }

  async #timeIndexing(name: string, work: () => void | Promise<void>): Promise<void> {
    this.#indexing[name] = [...(this.#indexing[name] ?? []), await timed(work)]
  }

  /** Every engine answers a query before the next one is asked, so that they share whatever else the machine does. */
  async #ask(queries: BenchQuery[], only?: string[]): Promise<Times> {
    const times: Times = { [OURS]: [] }
    for (const query of queries) {
      const { answer, ...taken } = await timed(() => this.#ours.search(query.request))
      times[OURS].push(taken)
      this.#differences.push(...differencesOfPage(query, pageOf(answer), this.#oracle.answerTo(query)))
      for (const [name, rival] of only ? [] : this.#rivals) {
        const theirs = await timed(() => rival.search(query))
        times[name] = [...(times[name] ?? []), theirs]
        if (rival.isExact && typeof theirs.answer === 'object') this.#compare(name, query, theirs.answer)
      }
    }
    return times
  }

  #compare(name: string, query: BenchQuery, page: BenchPage): void {
    for (const difference of differencesOfPage(query, page, this.#oracle.answerTo(query)))
      this.#differences.push(`${name}: ${difference}`)
  }

  /** Phrases of ours and of the rivals that answer as exactly; the naive one reads words only. */
  async #askPhrases(): Promise<object> {
    const times: Times = { [OURS]: [] }
    for (const query of this.#phrases) {
      const { answer, ...taken } = await timed(() => this.#ours.search(query.request))
      times[OURS].push(taken)
      const isWhole = answer.understood.ignored.length === 0
      if (isWhole) this.#differences.push(...this.#phraseOracle.differences(query, answer.total))
      for (const [name, rival] of [...this.#rivals].filter(([name, { isExact }]) => isExact && name !== 'naive')) {
        const theirs = await timed(() => rival.search(query))
        times[name] = [...(times[name] ?? []), theirs]
        if (isWhole && typeof theirs.answer === 'object' && !theirs.answer.isPartial)
          this.#differences.push(...this.#phraseOracle.differences(query, theirs.answer.total))
      }
    }
    const summaries = Object.entries(times).map(([name, list]) => [
      name,
      summary(list.map(({ milliseconds }) => milliseconds)),
    ])
    return { queries: this.#phrases.length, ...(Object.fromEntries(summaries) as object) }
  }

  async #askSuggestions(): Promise<object> {
    const texts = Array.from({ length: 60 }, (_, rank) => this.#corpus.wordAt(rank * 50).slice(0, 2 + (rank % 4)))
    await this.#ours.suggest(SOURCE, 'de', 8)
    const times: number[] = []
    for (const text of texts) times.push((await timed(() => this.#ours.suggest(SOURCE, text, 8))).milliseconds)
    return summary(times)
  }

  /** The dearest things that can be typed. */
  async #askHostile(): Promise<object> {
    const common = Array.from({ length: 32 }, (_, rank) => this.#corpus.wordAt(rank))
    const texts = {
      prefix: 'co*',
      prefixes: 'co* de*',
      words: common.join(' '),
      either: common.join(' OR '),
      phrase: '"de la que el"',
      longPhrase: `"${common.join(' ')}"`,
      near: `${common.slice(0, 5).join(' NEAR/50 ')}`,
      nothing: '',
      exclusion: `-${common[0]}`,
    }
    const report: Record<string, object> = {}
    for (const [name, text] of Object.entries(texts)) {
      const request = { ...this.#words[0].request, text, filters: {} }
      const { milliseconds, answer } = await timed(() => this.#ours.search(request))
      report[name] = { milliseconds: round(milliseconds), total: answer.total }
    }
    return report
  }

  /** What the queries add to the memory of a process that does nothing else. */
  #memoryGrowth(): number {
    const { documents, queries, seed } = this.options
    const script = fileURLToPath(new URL('./searching_process.ts', import.meta.url))
    const numbers = [documents, queries, seed].map(String)
    const args = ['--import=@poppinss/ts-exec', script, this.#file, ...numbers]
    return mebibytes(Number(execFileSync(process.execPath, args, { encoding: 'utf8' })))
  }

  /** The queries again, while another process writes a twentieth of the library more. */
  async #askWhileIndexing(): Promise<object> {
    const { documents, seed } = this.options
    const last = documents + Math.max(2_000, documents / 20)
    const script = fileURLToPath(new URL('./indexing_process.ts', import.meta.url))
    const args = ['--import=@poppinss/ts-exec', script, this.#file, String(seed), String(documents + 1), String(last)]
    const writing = spawn(process.execPath, args, { stdio: 'inherit' })
    let isWriting = true
    writing.once('exit', () => (isWriting = false))
    const times: number[] = []
    for (let index = 0; isWriting; index++) {
      const { request } = this.#words[index % this.#words.length]
      times.push((await timed(() => this.#ours.search(request))).milliseconds)
    }
    return { searches: times.length, ...summary(times) }
  }

  #indexReport(): object {
    const rateOf = (times: Taken[], of: keyof Taken) =>
      Math.round((this.options.documents / times.reduce((sum, taken) => sum + taken[of], 0)) * 1000)
    const perSecond = (of: keyof Taken) =>
      Object.fromEntries(Object.entries(this.#indexing).map(([name, times]) => [name, rateOf(times, of)])) as Record<
        string,
        number
      >
    const file = new Database(this.#file, { readonly: true })
    const bytes = file.prepare('SELECT sum(pgsize) FROM dbstat').pluck().get() as number
    const texts = file.prepare(`SELECT sum(pgsize) FROM dbstat WHERE name = 'text'`).pluck().get() as number
    file.close()
    const sizes = [...this.#rivals].flatMap(([name, rival]) => {
      const size = rival.size?.()
      return size ? [[name, { disk: mebibytes(size.disk), memory: mebibytes(size.memory) }]] : []
    })
    return {
      rawJsonBytes: this.#rawBytes,
      documentsPerSecond: perSecond('milliseconds'),
      documentsPerProcessorSecond: perSecond('processor'),
      bytes: { whole: bytes, texts, indexToRawJson: round((bytes - texts) / this.#rawBytes, 3) },
      mebibytes: Object.fromEntries(sizes) as Record<string, object>,
    }
  }
}

function pageOf({ total, hits, facets }: SearchResponse): BenchPage {
  const counted = Object.entries(facets).map(([name, counts]) => [
    name,
    Object.fromEntries(counts.map(({ value, count }) => [value, count])),
  ])
  return { total, hits, facets: Object.fromEntries(counted) as BenchPage['facets'] }
}

function lightReport({ idle, searching, searches }: { idle: number; searching: number; searches: number }): object {
  return {
    p99Idle: round(idle),
    p99Searching: round(searching),
    ratio: round(searching / idle),
    searchesPerSecond: round(searches, 1),
  }
}

function mebibytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20)
}
