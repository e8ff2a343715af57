import db from '@adonisjs/lucid/services/db'
import { DEMO_PEOPLE } from './demo_people.js'
import { seedPeople } from './seed_people.js'

/** Seeds the demo in steps that can each be killed and run again. */
export class SeedDemo {
  /** Returns whether anything was missing. `say` hears what is being done. */
  async handle(say: (line: string) => void): Promise<boolean> {
    if (await this.isThere()) return false
    say('demo: people and firm')
    await db.transaction((trx) => seedPeople(trx))
    return true
  }

  private async isThere(): Promise<boolean> {
    return Boolean(await db.from('users').where('email', DEMO_PEOPLE[0]!.email).first())
  }
}
