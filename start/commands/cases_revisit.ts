import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Asks the federal courts again for the cases that the library has. Exit code: 0 done, 1 when the run ended badly. */
export default class CasesRevisit extends BaseCommand {
  static commandName = 'cases:revisit'
  static description = 'Asks again for the federal cases that are known and not long over, the longest unseen first'
  static help = [
    '  {{ binaryName }} cases:revisit --limit=50',
    '  A case that says the same as before costs one request.',
    'SOURCES_MIRROR=<address> sends every request through a copy of the sites, as --mirror does.',
  ]
  static options: CommandOptions = { startApp: true }

  static {
    this.defineFlag('limit', { type: 'number', description: 'At most so many cases (200)' })
    this.defineFlag('mirror', { type: 'string', description: 'Address of a copy of the site' })
    this.defineFlag('rate', { type: 'number', description: 'Requests per second; 0 for an own mirror' })
    this.defineFlag('language', { type: 'string', description: 'Language of the answer: es or en', default: 'es' })
  }

  declare limit?: number
  declare mirror?: string
  declare rate?: number
  declare language: string

  async run() {
    const { workBehindPeople } = await import('#app/core/console/behind_people')
    workBehindPeople()
    const { CommandRefused, refusalIn, sayIn } = await import('#app/core/console/say')
    const { clock } = await import('#app/core/clock')
    const { SearchEngine } = await import('#app/core/search/search_engine')
    const { IngestSource } = await import('#app/research/actions/ingest_source')
    const { requestSettings } = await import('#app/research/ingestion/request_settings')
    const { DEFAULT_ORDER: POLITE } = await import('#app/research/ingestion/ingest_order')
    const { findSource } = await import('#app/research/sources')
    const { casesToRevisit } = await import('#app/judiciary/actions/revisit_cases')
    const say = sayIn(this.language)
    try {
      const settings = requestSettings(this)
      const casos = await casesToRevisit(clock.now().minus({ years: 1 }).toISODate()!, this.limit)
      if (casos) {
        const engine = await this.app.container.make(SearchEngine)
        const order = { ...POLITE, kind: 'expediente', asked: { casos }, ...settings }
        const run = await new IngestSource(engine).handle((await findSource('cjf'))!, order)
        if (!run) throw new CommandRefused('commands.busy', { kind: order.kind, source: 'cjf' })
        if (run.state !== 'finished') this.exitCode = 1
      }
      this.logger.log(say('commands.judiciary.revisited', { cases: casos ? casos.split(' ').length : 0 }))
    } catch (error) {
      this.logger.error(refusalIn(say, error))
      this.exitCode = 1
    }
  }
}
