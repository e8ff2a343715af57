import type { RecordKind, Source } from '#sources/contract/contract'
import { CommandRefused, refusalIn, type Say } from '#app/core/console/say'
import type { SearchEngine } from '#app/core/search/search_engine'
import { IngestSource } from '#app/research/actions/ingest_source'
import { CatchUpIndex } from '#app/research/actions/catch_up_index'
import type SourceRun from '#app/research/models/source_run'
import { findSource, sources } from '#app/research/sources'
import { changesAfter } from '#app/research/ingestion/indexing/index_changes'
import { parseOrder, type OrderInput } from './parse_order.js'
import type { IngestOrder } from '#app/research/ingestion/ingest_order'
import { ProgressLine } from './progress_line.js'
import type { Screen } from './progress_line.js'
import { runReport } from './run_report.js'
import { tellingTrouble } from './telling_trouble.js'

export interface ConsoleOptions {
  engine: SearchEngine
  say: Say
  screen: Screen
  signal: AbortSignal
}

const BLOCKED = /^blocked\b/

/** Reads a source for somebody at a terminal. */
export class IngestConsole {
  constructor(private readonly options: ConsoleOptions) {}

  /** Returns the exit code: 0 done, 1 refused or failed, 130 told to stop. */
  async run(asked: OrderInput & { source: string; kind?: string }): Promise<number> {
    try {
      const source = await this.#source(asked.source)
      const kinds = this.#kinds(source, asked.kind)
      const order = await parseOrder(asked, source, kinds)
      return await tellingTrouble(this.options, () => this.#readAll(source, kinds, order))
    } catch (error) {
      this.#line(refusalIn(this.options.say, error))
      return 1
    }
  }

  async #source(slug: string): Promise<Source> {
    const source = await findSource(slug)
    const known = (await sources()).map(({ manifest }) => manifest.slug).join(', ')
    if (!source) throw new CommandRefused('commands.unknown_source', { source: slug, known })
    return source
  }

  /** All kinds, or the one that was asked for, in the singular or the plural. */
  #kinds({ manifest: { slug: source, kinds } }: Source, asked: string | undefined): RecordKind[] {
    if (asked === undefined) return kinds
    const found = kinds.find(({ slug }) => slug === asked) ?? kinds.find(({ slug }) => `${slug}s` === asked)
    if (!found)
      throw new CommandRefused('commands.unknown_kind', {
        source,
        kind: asked,
        known: kinds.map(({ slug }) => slug).join(', '),
      })
    return [found]
  }

  async #readAll(source: Source, kinds: RecordKind[], order: Omit<IngestOrder, 'kind'>): Promise<number> {
    const { engine, signal } = this.options
    let code = 0
    for (const kind of kinds) {
      const run = await this.#read(source, kind, { ...order, kind: kind.slug, signal })
      if (run?.state !== 'finished') code = 1
      if (signal.aborted || BLOCKED.test(run?.failure ?? '')) break
    }
    const isSettled = await new CatchUpIndex(engine).handle()
    await this.#printIndex(isSettled)
    return signal.aborted ? 130 : code
  }

  async #read(source: Source, kind: RecordKind, order: IngestOrder): Promise<SourceRun | null> {
    const { engine, say, screen } = this.options
    const label = kind.name[say.language]
    const progress = new ProgressLine({ label, say, screen, now: () => performance.now() })
    let detail = ''
    try {
      const run = await new IngestSource(engine).handle(source, order, {
        onPlan: ({ listed, planned, ignored }) => {
          progress.total = planned
          this.#line(say('commands.listed', { kind: label, listed, planned }))
          if (ignored > 0) this.#line(say('commands.ignored', { count: ignored }))
        },
        onSeen: (seen) => progress.show(seen, detail),
        onCounts: ({ fetched: _, ...counts }) => (detail = say('commands.counts', counts)),
        onDamage: (file, reason) => this.#line(say('commands.damaged', { file, reason })),
        onDuplicate: (id) => this.#line(say('commands.duplicate', { id })),
      })
      progress.clear()
      const busy = () => [say('commands.busy', { kind: label, source: source.manifest.slug })]
      for (const line of run ? await runReport(run, label, say) : busy()) this.#line(line)
      return run
    } finally {
      progress.clear()
    }
  }

  async #printIndex(isSettled: boolean): Promise<void> {
    const { engine, say } = this.options
    const { documents, lastSeq } = await engine.status()
    this.#line(
      isSettled
        ? say('commands.index_current', { documents })
        : say('commands.index_pending', { count: await changesAfter(lastSeq) })
    )
  }

  #line(text: string): void {
    this.options.screen.write(`${text}\n`)
  }
}
