import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Prints who may sign in to the demo, one person a line: `role<TAB>email<TAB>password`. */
export default class DemoUsers extends BaseCommand {
  static commandName = 'demo:users'
  static description = 'Prints the people of the demo: role, e-mail and password, separated by tabs'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { DEMO_PASSWORD, DEMO_PEOPLE } = await import('#app/backoffice/demo/demo_people')
    for (const { role, email } of DEMO_PEOPLE) process.stdout.write(`${role}\t${email}\t${DEMO_PASSWORD}\n`)
  }
}
