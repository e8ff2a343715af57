import type { HttpContext } from '@adonisjs/core/http'
import { signedIn } from '#app/workspaces/context'
import StoredSearch from '#app/research/models/stored_search'
import { defaultSource, sourceAt } from '#app/research/http/source_at'

/** The searches that are remembered of a person. */
export default class StoredSearchesController {
  /** Clears the search of one source; it stays among the recent ones. */
  async destroy(ctx: HttpContext) {
    const { slug } = (await sourceAt(ctx.params.source)).manifest
    await StoredSearch.remember(signedIn(ctx).user.id, { source: slug, text: '', filters: {}, page: 1 }, 0)
    return ctx.response.redirect().toRoute('research.searches.show', [slug])
  }

  /** Forgets the searches of all sources; what follows begins at the source that comes first. */
  async clear(ctx: HttpContext) {
    await StoredSearch.forgetAll(signedIn(ctx).user.id)
    ctx.session.flash('notices', { toast: { key: 'research.recent_cleared' } })
    return ctx.response.redirect().toRoute('research.searches.show', [(await defaultSource()).manifest.slug])
  }
}
