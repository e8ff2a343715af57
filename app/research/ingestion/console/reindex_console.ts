import { newestSeq, rebuildIndex } from '#app/research/ingestion/indexing/index_changes'
import type { ConsoleOptions } from './ingest_console.js'
import { ProgressLine } from './progress_line.js'
import { tellingTrouble } from './telling_trouble.js'

/** Builds the index anew for somebody at a terminal. */
export class ReindexConsole {
  constructor(private readonly options: ConsoleOptions) {}

  /** Returns the exit code: 0 done, 1 while another process writes the index or when the disk is full, 130 told to stop. */
  run(): Promise<number> {
    return tellingTrouble(this.options, () => this.#rebuild())
  }

  async #rebuild(): Promise<number> {
    const { engine, say, screen, signal } = this.options
    const progress = new ProgressLine({ label: say('commands.indexing'), say, screen, now: () => performance.now() })
    const isBuilt = await rebuildIndex(engine, {
      isStopping: () => signal.aborted,
      onProgress(applied, total) {
        progress.total = total
        progress.show(applied)
      },
    })
    progress.clear()
    if (signal.aborted) return 130
    const { documents } = await engine.status()
    const end = (await newestSeq()) === 0 ? 'commands.index_empty' : 'commands.index_current'
    screen.write(`${say(isBuilt ? end : 'commands.index_busy', { documents })}\n`)
    return isBuilt ? 0 : 1
  }
}
