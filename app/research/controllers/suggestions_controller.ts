import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { TooManyTries } from '#app/core/limits/rate_limiter'
import { SearchEngine } from '#app/core/search/search_engine'
import { signedIn } from '#app/workspaces/context'
import { suggestSearches } from '#app/research/queries/suggest_searches'
import { countSuggestion } from '#app/research/http/search_limit'
import { sourceAt } from '#app/research/http/source_at'
import { readSuggestion } from '#app/research/validators/suggestion'

/** How a search may go on, asked while it is typed. */
@inject()
export default class SuggestionsController {
  constructor(private readonly engine: SearchEngine) {}

  async show(ctx: HttpContext) {
    const { user } = signedIn(ctx)
    const source = await sourceAt(ctx.params.source)
    const text = readSuggestion(ctx.request.parsedUrl.query)
    try {
      await countSuggestion(user.id)
    } catch (error) {
      if (!(error instanceof TooManyTries)) throw error
      return ctx.response.status(429).header('Retry-After', error.retryAfter).json({ data: [] })
    }
    const data = await suggestSearches(this.engine, { userId: user.id, source: source.manifest.slug, text })
    return ctx.response.header('Cache-Control', 'private, no-store').json({ data })
  }
}
