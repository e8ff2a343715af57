import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { SearchEngine, type IndexStatus } from '#app/core/search/search_engine'
import { CatchUpIndex } from '#app/research/actions/catch_up_index'
import { SeedDemo } from '#app/backoffice/demo/seed_demo'
import { DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from '#app/backoffice/demo/demo_people'
import { emptyDatabase } from './database.js'
import { copyOf, putBack, type DatabaseCopy } from './database_copy.js'

type Library = 'court' | 'whole'

interface Seeded {
  database: DatabaseCopy
  files: string
  index: IndexStatus
}

/** What was seeded once in this process. */
const seeded = new Map<Library, Seeded>()
/** Which library the index has held since one was seeded. Two that have as many documents would look alike. */
let held: Library | null = null

/**
 * Puts the demo's firm and library in place of whatever is there; what the pages of a journey show. Only what the Court says, unless the journey is about
 * the library: reading the laws takes longer than most journeys. It is seeded once; after that a copy of it is put back.
 */
export async function seedDemo({ library = 'court' }: { library?: Library } = {}): Promise<void> {
  const engine = await app.container.make(SearchEngine)
  const before = seeded.get(library)
  if (before) return restore(engine, library, before)
  await emptyDatabase()
  await engine.clear()
  await new SeedDemo(engine, library === 'court' ? ['scjn'] : undefined).handle(() => undefined)
  if (db.connection().dialect.name === 'mysql') return
  const folder = join(env.get('FOJA_DATA'), `demo-${library}`)
  await mkdir(kept(), { recursive: true })
  await cp(kept(), join(folder, 'files'), { recursive: true })
  const database = await copyOf(join(folder, 'foja.sqlite'))
  seeded.set(library, { database, files: join(folder, 'files'), index: await engine.status() })
  held = library
}

const kept = () => join(env.get('FOJA_DATA'), 'files')

async function restore(engine: SearchEngine, library: Library, { database, files, index }: Seeded): Promise<void> {
  await putBack(database)
  await cp(files, kept(), { recursive: true })
  const { documents, lastSeq } = await engine.status()
  if (documents === index.documents && lastSeq === index.lastSeq && held === library) return
  await engine.clear()
  if (!(await new CatchUpIndex(engine).handle())) throw new Error('the index of the demo was not built')
  held = library
}

/** E-mail and password of a person of the demo. */
export function credentialsOf(role: DemoPerson['role']) {
  return { email: DEMO_PEOPLE.find((person) => person.role === role)!.email, password: DEMO_PASSWORD }
}
