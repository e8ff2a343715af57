import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { SearchEngine } from '#app/core/search/search_engine'
import { inject } from '@adonisjs/core'

type State = 'ok' | 'down'

const probe = (check: () => Promise<unknown>): Promise<State> =>
  Promise.race([check(), new Promise((_, reject) => setTimeout(reject, 2_000).unref())]).then(
    () => 'ok' as const,
    () => 'down' as const
  )

/** Whether the process lives, and whether what it needs answers. Says nothing else about this installation. */
@inject()
export default class HealthController {
  constructor(private readonly searchEngine: SearchEngine) {}

  live() {
    return { status: 'ok' }
  }

  async ready({ response }: HttpContext) {
    const [database, search, worker] = await Promise.all([
      probe(() => db.rawQuery('select 1')),
      probe(() => this.searchEngine.status()),
      probe(() => this.workerIsAlive()),
    ])
    const ready = database === 'ok' && search === 'ok'
    return response.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'down', database, search, worker })
  }

  /** The worker's long-lived job holds this lock and renews it while it lives. */
  private async workerIsAlive() {
    await db.from('job_locks').where('name', 'outbox').where('expires_at', '>', toSqlInstant(clock.now())).firstOrFail()
  }
}
