import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { SearchEngine } from '#app/core/search/search_engine'
import { readiness } from '#app/shell/queries/readiness'

/** Whether the process lives, and whether what it needs answers. Says nothing else about this installation. */
@inject()
export default class HealthController {
  constructor(private readonly searchEngine: SearchEngine) {}

  live() {
    return { status: 'ok' }
  }

  /** 503 without a database that takes writes. Without search or worker pages still work: that is said, and the process keeps its visitors. */
  async ready({ response }: HttpContext) {
    const parts = await readiness(this.searchEngine)
    if (parts.database === 'down') return response.status(503).send({ status: 'down', ...parts })
    return { status: parts.search === 'ok' ? 'ok' : 'degraded', ...parts }
  }
}
