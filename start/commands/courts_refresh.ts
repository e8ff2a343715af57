import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Reads the directory of federal courts from its site into the catalogue. Exit code: 0 done, 1 when no circuit answered. */
export default class CourtsRefresh extends BaseCommand {
  static commandName = 'courts:refresh'
  static description = 'Reads the directory of federal courts, circuit by circuit, into the catalogue of courts'
  static help = [
    '  {{ binaryName }} courts:refresh',
    '  {{ binaryName }} courts:refresh --mirror=http://127.0.0.1:4010',
    'SOURCES_MIRROR=<address> sends every request through a copy of the sites, as --mirror does.',
  ]
  static options: CommandOptions = { startApp: true }

  static {
    this.defineFlag('mirror', { type: 'string', description: 'Address of a copy of the site' })
    this.defineFlag('rate', { type: 'number', description: 'Requests per second; 0 for an own mirror' })
    this.defineFlag('language', { type: 'string', description: 'Language of the answer: es or en', default: 'es' })
  }

  declare mirror?: string
  declare rate?: number
  declare language: string

  async run() {
    const { workBehindPeople } = await import('#app/core/console/behind_people')
    workBehindPeople()
    const { refusalIn, sayIn } = await import('#app/core/console/say')
    const { createHttpClient } = await import('#app/research/ingestion/create_http_client')
    const { requestSettings } = await import('#app/research/ingestion/request_settings')
    const { findSource } = await import('#app/research/sources')
    const { refreshCourts } = await import('#app/courts/actions/refresh_courts')
    const say = sayIn(this.language)
    const { manifest } = (await findSource('cjf'))!
    let http
    try {
      http = createHttpClient(manifest, requestSettings(this))
      const outcome = await refreshCourts(http, (circuit, reason) =>
        this.logger.warning(say('commands.courts.failed', { circuit, reason }))
      )
      this.logger.log(say('commands.import.done', { ...outcome }))
      if (outcome.added + outcome.changed + outcome.unchanged === 0) this.exitCode = 1
    } catch (error) {
      this.logger.error(refusalIn(say, error))
      this.exitCode = 1
    } finally {
      http?.close()
    }
  }
}
