import app from '@adonisjs/core/services/app'
import { SearchEngine } from '#app/core/search/search_engine'
import { SeedDemo } from '#app/backoffice/demo/seed_demo'
import { DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from '#app/backoffice/demo/demo_people'
import { emptyDatabase } from './database.js'

/**
 * Puts the demo's firm and library in place of whatever is there; what the pages of a journey show. Only what the Court says, unless the journey is about
 * the library: reading the laws takes longer than most journeys.
 */
export async function seedDemo({ library = 'court' }: { library?: 'court' | 'whole' } = {}): Promise<void> {
  const engine = await app.container.make(SearchEngine)
  await emptyDatabase()
  await engine.clear()
  await new SeedDemo(engine, library === 'court' ? ['scjn'] : undefined).handle(() => undefined)
}

/** E-mail and password of a person of the demo. */
export function credentialsOf(role: DemoPerson['role']) {
  return { email: DEMO_PEOPLE.find((person) => person.role === role)!.email, password: DEMO_PASSWORD }
}
