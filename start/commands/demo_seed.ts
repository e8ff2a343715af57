import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Fills an empty database with the fictitious firm and library of the demo; does nothing when they are there. */
export default class DemoSeed extends BaseCommand {
  static commandName = 'demo:seed'
  static description = 'Seeds the fictitious firm and the fictitious legal documents of the demo'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { SeedDemo } = await import('#app/backoffice/demo/seed_demo')
    const { SearchEngine } = await import('#app/core/search/search_engine')
    const engine = await this.app.container.make(SearchEngine)
    const seeded = await new SeedDemo(engine).handle((line) => this.logger.info(line))
    this.logger.info(seeded ? 'demo: ready' : 'demo: already there')
  }
}
