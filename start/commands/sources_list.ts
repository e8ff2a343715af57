import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Lists the legal sources that this installation can read. */
export default class SourcesList extends BaseCommand {
  static commandName = 'sources:list'
  static description = 'Lists the legal sources, their kinds of records and their polite rate'
  static options: CommandOptions = { startApp: true }

  static {
    this.defineFlag('language', { type: 'string', description: 'Language of the answer: es or en', default: 'es' })
  }

  declare language: string

  async run() {
    const { sayIn } = await import('#app/core/console/say')
    const { sources } = await import('#app/research/sources')
    const say = sayIn(this.language)
    const { columns } = await import('#app/core/console/columns')
    const head = ['source', 'name', 'kinds', 'transports', 'rate', 'home'].map((column) =>
      say(`commands.list.${column}`)
    )
    const rows = (await sources()).map(({ manifest }) => {
      const kinds = manifest.kinds.map(({ slug, name }) => `${slug} (${name[say.language]})`).join(', ')
      const rate = say('commands.list.rate_value', { rate: manifest.rate.perSecond })
      const transports = (manifest.transports ?? []).map(({ slug }) => slug).join(', ')
      return [manifest.slug, manifest.name[say.language], kinds, transports, rate, manifest.homePage]
    })
    for (const line of columns(head, rows)) this.logger.log(line)
  }
}
