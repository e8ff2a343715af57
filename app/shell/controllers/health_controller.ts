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

  /** 503 without database or search; without the worker pages still work, so that is only said. */
  async ready({ response }: HttpContext) {
    const parts = await readiness(this.searchEngine)
    const isReady = parts.database === 'ok' && parts.search === 'ok'
    return response.status(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'down', ...parts })
  }
}
