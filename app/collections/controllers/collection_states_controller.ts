import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { translate } from '#app/core/messages/catalogue'
import { CopyCollection } from '#app/collections/actions/copy_collection'
import { EditCollection } from '#app/collections/actions/edit_collection'
import { authorizedCollection } from '#app/collections/http/load_collection'
import Collection from '#app/collections/models/collection'
import CollectionPolicy from '#app/collections/policies/collection_policy'
import { sharingValidator } from '#app/collections/validators/collection'
import { authorOf, languageOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Sharing a collection, copying it, and bringing it back. */
@inject()
export default class CollectionStatesController {
  constructor(
    private readonly editCollection: EditCollection,
    private readonly copyCollection: CopyCollection
  ) {}

  async share(ctx: HttpContext) {
    const collection = await authorizedCollection(ctx, 'share')
    const { sharing } = await ctx.request.validateUsing(sharingValidator)
    await this.editCollection.share(authorOf(ctx), collection, sharing)
    ctx.session.flash('notices', { toast: { key: `collections.shared.${sharing}` } })
    return ctx.response.redirect().withQs().back()
  }

  async copy(ctx: HttpContext) {
    const collection = await authorizedCollection(ctx, 'view')
    const name = translate(languageOf(ctx), 'collections.copy_name', { name: collection.name })
    const copy = await this.copyCollection.handle(authorOf(ctx), collection, name)
    ctx.session.flash('notices', { toast: { key: 'collections.copied', values: { name: collection.name } } })
    return ctx.response.redirect().toRoute('research.collections.show', [copy.id])
  }

  async restore(ctx: HttpContext) {
    const collection = await Collection.findEvenTrashed(currentViewer(ctx), ctx.params.id)
    await ctx.bouncer.with(CollectionPolicy).authorize('remove', collection)
    await this.editCollection.restore(authorOf(ctx), collection)
    ctx.session.flash('notices', { toast: { key: 'collections.restored', values: { name: collection.name } } })
    return ctx.response.redirect().toRoute('research.collections.show', [collection.id])
  }
}
