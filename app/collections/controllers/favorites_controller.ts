import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ManageFavorites } from '#app/collections/actions/manage_favorites'
import { route } from '#app/core/addresses'
import { NotFound } from '#app/core/errors/no_access'
import { favoritesValidator } from '#app/collections/validators/collection'
import { signedIn } from '#app/workspaces/context'

/** The favourites of who is here. A star in a list asks by JSON and stays where it is; the list of favourites shows itself again. */
@inject()
export default class FavoritesController {
  constructor(private readonly keepFavorites: ManageFavorites) {}

  async store(ctx: HttpContext) {
    const { documentIds } = await ctx.request.validateUsing(favoritesValidator)
    const count = await this.keepFavorites.add(signedIn(ctx).user.id, documentIds)
    return this.answer(ctx, { key: 'collections.favorites_added', values: { count } })
  }

  async destroy(ctx: HttpContext) {
    const documentId = ctx.params.documentId
    const removed = await this.keepFavorites.remove(signedIn(ctx).user.id, { documentId })
    if (!removed) throw new NotFound('favorites')
    const undo = { method: 'post', href: route('research.favorites.store'), body: { documentIds: [documentId] } }
    return this.answer(ctx, { key: 'collections.favorite_removed', undo })
  }

  /** One whose document the library has no more. */
  async forget(ctx: HttpContext) {
    const id = ctx.params.id
    const removed = await this.keepFavorites.remove(signedIn(ctx).user.id, { id })
    if (!removed) throw new NotFound('favorites')
    return this.answer(ctx, { key: 'collections.favorite_removed' })
  }

  private answer({ request, response, session }: HttpContext, toast: object) {
    if (!request.header('x-inertia')) return response.json({ data: {} })
    session.flash('notices', { toast })
    return response.redirect().withQs().back()
  }
}
