import { writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Writes the page of the documentation that shows what modules add and react to. */
export default class DocsModules extends BaseCommand {
  static commandName = 'docs:modules'
  static description = 'Writes docs/contributions.md from the declarations of the modules'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { declaredModules } = await import('#start/declared_modules')
    const { modulesPage } = await import('#app/core/contributions/modules_page')
    await writeFile(this.app.makePath('docs/contributions.md'), await modulesPage(declaredModules))
  }
}
