import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Tells how the search engine stands, brings its settings up to date or builds its index anew. Exit code: 0 done, 1 refused or no answer, 130 stopped. */
export default class ResearchEngine extends BaseCommand {
  static commandName = 'research:engine'
  static description = 'The search engine in use: status, settings (apply them), reindex (build its index anew)'
  static options: CommandOptions = { startApp: true }

  static {
    this.defineArgument('action', { type: 'string', description: 'status, settings or reindex', default: 'status' })
    this.defineFlag('language', { type: 'string', description: 'Language of the answer: es or en', default: 'es' })
  }

  declare action: string
  declare language: string

  async run() {
    const { sayIn } = await import('#app/core/console/say')
    const { stopSignal } = await import('#app/core/console/stop_signal')
    const { EngineConsole } = await import('#app/research/ingestion/console/engine_console')
    const { SearchEngine } = await import('#app/core/search/search_engine')
    const say = sayIn(this.language)
    const stop = stopSignal(this.app, () => process.stderr.write(`\n${say('commands.stopping')}\n`))
    try {
      const engine = await this.app.container.make(SearchEngine)
      const options = { engine, say, screen: process.stdout, signal: stop.signal }
      this.exitCode = await new EngineConsole(options).run(this.action)
    } finally {
      stop.done()
    }
  }
}
