import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EditCollection } from '#app/collections/actions/edit_collection'
import { AddItems } from '#app/collections/actions/add_items'
import { MakeCollection } from '#app/collections/actions/make_collection'
import { authorizedCollection } from '#app/collections/http/load_collection'
import Collection from '#app/collections/models/collection'
import CollectionPolicy, { WRITE } from '#app/collections/policies/collection_policy'
import { collectionOptions } from '#app/collections/queries/collection_options'
import { savedItems } from '#app/collections/saved_items'
import { libraryFilters, lineIn } from '#app/collections/domain/library_filters'
import { presentCollection } from '#app/collections/present_collection'
import { editCollectionValidator, newCollectionValidator } from '#app/collections/validators/collection'
import { toId } from '#app/core/http/record_id'
import { route } from '#app/core/addresses'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** The collections of a firm, with the favourites and alerts of who looks beside them. */
@inject()
export default class CollectionsController {
  constructor(
    private readonly makeCollection: MakeCollection,
    private readonly editCollection: EditCollection,
    private readonly addItems: AddItems
  ) {}

  /** `?collection=<id>` leads to its page. */
  async index(ctx: HttpContext) {
    const { collection } = ctx.request.qs()
    if (toId(collection)) return ctx.response.redirect().toRoute('research.collections.show', [collection])
    const saved = await savedItems(currentViewer(ctx), await libraryFilters.validate(ctx.request.qs()))
    return ctx.inertia.render('research/collections/index', saved)
  }

  async show(ctx: HttpContext) {
    const collection = await authorizedCollection(ctx, 'view')
    const policy = ctx.bouncer.with(CollectionPolicy)
    const may = {
      edit: await policy.allows('edit', collection),
      remove: await policy.allows('remove', collection),
      share: await policy.allows('share', collection),
    }
    return ctx.inertia.render('research/collections/show', {
      ...(await presentCollection(currentViewer(ctx), collection)),
      may,
    })
  }

  /** What the box that picks a collection offers. */
  async options(ctx: HttpContext) {
    const q = lineIn(ctx.request.qs().q)
    const data = await collectionOptions(currentViewer(ctx), signedIn(ctx).may(WRITE), q)
    return ctx.response.json({ data })
  }

  async store(ctx: HttpContext) {
    const { documentIds, ...fields } = await ctx.request.validateUsing(newCollectionValidator)
    const author = authorOf(ctx)
    const collection = await this.makeCollection.handle(author, workspaceOf(ctx).id, fields, async (trx, made) => {
      if (documentIds) await this.addItems.within(trx, author, made, { ...fields, documentIds })
    })
    ctx.session.flash('notices', { toast: { key: 'collections.made', values: { name: collection.name } } })
    return documentIds
      ? ctx.response.redirect().withQs().back()
      : ctx.response.redirect().toRoute('research.collections.show', [collection.id])
  }

  async update(ctx: HttpContext) {
    const collection = await authorizedCollection(ctx, 'edit')
    const fields = await ctx.request.validateUsing(editCollectionValidator)
    await this.editCollection.rename(authorOf(ctx), collection, fields)
    ctx.session.flash('notices', { toast: { key: 'collections.saved' } })
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const collection: Collection = await authorizedCollection(ctx, 'remove')
    await this.editCollection.remove(authorOf(ctx), collection)
    const undo = { method: 'post', href: route('research.collection_states.restore', { id: collection.id }) }
    ctx.session.flash('notices', { toast: { key: 'collections.deleted', values: { name: collection.name }, undo } })
    return ctx.response.redirect().toRoute('research.collections.index')
  }
}
