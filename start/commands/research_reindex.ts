import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Builds the search index anew from the library. Exit code: 0 done, 1 when another process writes the index, 130 stopped by Ctrl-C. */
export default class ResearchReindex extends BaseCommand {
  static commandName = 'research:reindex'
  static description = 'Builds the search index anew from the library, beside the one that is searched'
  static options: CommandOptions = { startApp: true }

  static {
    this.defineFlag('language', { type: 'string', description: 'Language of the answer: es or en', default: 'es' })
  }

  declare language: string

  async run() {
    const { workBehindPeople } = await import('#app/core/console/behind_people')
    workBehindPeople()
    const { sayIn } = await import('#app/core/console/say')
    const { stopSignal } = await import('#app/core/console/stop_signal')
    const { ReindexConsole } = await import('#app/research/ingestion/console/reindex_console')
    const { SearchEngine } = await import('#app/core/search/search_engine')
    const say = sayIn(this.language)
    const stop = stopSignal(this.app, () => process.stderr.write(`\n${say('commands.stopping')}\n`))
    try {
      const engine = await this.app.container.make(SearchEngine)
      this.exitCode = await new ReindexConsole({ engine, say, screen: process.stdout, signal: stop.signal }).run()
    } finally {
      stop.done()
    }
  }
}
