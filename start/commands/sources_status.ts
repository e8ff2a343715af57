import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Tells what the library holds of each source, how the last runs went, and whether index and worker keep up. */
export default class SourcesStatus extends BaseCommand {
  static commandName = 'sources:status'
  static description = 'Tells what is stored of each source and kind, what was rejected, and how the last run went'
  static options: CommandOptions = { startApp: true }

  static {
    this.defineFlag('json', { type: 'boolean', description: 'Answers with JSON, for programs' })
    this.defineFlag('language', { type: 'string', description: 'Language of the answer: es or en', default: 'es' })
  }

  declare json?: boolean
  declare language: string

  async run() {
    const { sayIn } = await import('#app/core/console/say')
    const { SearchEngine } = await import('#app/core/search/search_engine')
    const { sourceStatus } = await import('#app/research/queries/source_status')
    const { statusAsJson, statusLines } = await import('#app/research/ingestion/console/status_report')
    const status = await sourceStatus(await this.app.container.make(SearchEngine))
    if (this.json) return void process.stdout.write(`${JSON.stringify(statusAsJson(status), null, 2)}\n`)

    const { columns } = await import('#app/core/console/columns')
    const { head, rows, notes } = statusLines(status, sayIn(this.language))
    for (const line of [...columns(head, rows), '', ...notes]) this.logger.log(line)
  }
}
