import search from '#config/search'
import { MeilisearchEngine } from '#app/research/meilisearch/meilisearch_engine'
import { changesAfter } from '#app/research/ingestion/indexing/index_changes'
import type { ConsoleOptions } from './ingest_console.js'
import { ReindexConsole } from './reindex_console.js'
import { tellingTrouble } from './telling_trouble.js'

/** Looks after the search engine for somebody at a terminal. */
export class EngineConsole {
  constructor(private readonly options: ConsoleOptions) {}

  /** Returns the exit code: 0 done, 1 not understood or no answer, 130 told to stop. */
  async run(action: string): Promise<number> {
    if (action === 'reindex') return new ReindexConsole(this.options).run()
    return tellingTrouble(this.options, async () => {
      if (action === 'status') return this.#tell()
      if (action === 'settings') return this.#apply()
      this.#line('commands.engine.unknown')
      return 1
    })
  }

  async #tell(): Promise<number> {
    const { engine } = this.options
    if (engine instanceof MeilisearchEngine) {
      const { url, index } = search.server
      this.#line('commands.engine.meilisearch', { ...(await engine.serverStatus()), url, index })
    } else this.#line('commands.engine.embedded', { file: search.file })
    const { documents, lastSeq, isCurrent } = await engine.status()
    const pending = await changesAfter(lastSeq)
    if (!isCurrent) this.#line('commands.engine.outdated')
    if (pending > 0) this.#line('sources.index.pending', { count: pending })
    else this.#line('commands.index_current', { documents })
    return 0
  }

  async #apply(): Promise<number> {
    const { engine } = this.options
    const hasSettings = engine instanceof MeilisearchEngine
    if (hasSettings) await engine.applySettings()
    this.#line(hasSettings ? 'commands.engine.settings_applied' : 'commands.engine.no_settings')
    return 0
  }

  #line(key: string, values: Record<string, string | number> = {}): void {
    const { screen, say } = this.options
    screen.write(`${say(key, values)}\n`)
  }
}
