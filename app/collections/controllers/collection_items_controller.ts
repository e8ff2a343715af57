import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { AddItems } from '#app/collections/actions/add_items'
import { ChangeItems } from '#app/collections/actions/change_items'
import { authorizedCollection } from '#app/collections/http/load_collection'
import {
  addItemsValidator,
  editItemValidator,
  moveItemValidator,
  restoreItemsValidator,
} from '#app/collections/validators/collection'
import { route } from '#app/core/addresses'
import { authorOf } from '#app/workspaces/context'

/** What stands in a collection. */
@inject()
export default class CollectionItemsController {
  constructor(
    private readonly addItems: AddItems,
    private readonly changeItems: ChangeItems
  ) {}

  async store(ctx: HttpContext) {
    const collection = await authorizedCollection(ctx, 'edit')
    const items = await ctx.request.validateUsing(addItemsValidator)
    const counts = await this.addItems.handle(authorOf(ctx), collection, items)
    return this.answer(ctx, 'collections.added', { ...counts, name: collection.name })
  }

  async update(ctx: HttpContext) {
    const collection = await authorizedCollection(ctx, 'edit')
    const { note = null } = await ctx.request.validateUsing(editItemValidator)
    await this.changeItems.note(authorOf(ctx), collection, ctx.params.itemId, note)
    return this.answer(ctx, 'collections.noted')
  }

  /** Moves one item; nothing is said, since it is seen. */
  async order(ctx: HttpContext) {
    const collection = await authorizedCollection(ctx, 'edit')
    const move = await ctx.request.validateUsing(moveItemValidator)
    await this.changeItems.move(authorOf(ctx), collection, move)
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const collection = await authorizedCollection(ctx, 'edit')
    const item = await this.changeItems.remove(authorOf(ctx), collection, ctx.params.itemId)
    const href = route('research.collection_items.restore', { id: collection.id })
    const undo = { method: 'post', href, body: { items: [item.id] } }
    ctx.session.flash('notices', { toast: { key: 'collections.removed', undo } })
    return ctx.response.redirect().withQs().back()
  }

  async restore(ctx: HttpContext) {
    const collection = await authorizedCollection(ctx, 'edit')
    const { items } = await ctx.request.validateUsing(restoreItemsValidator)
    await this.changeItems.restore(authorOf(ctx), collection, items)
    return this.answer(ctx, 'collections.put_back')
  }

  private answer({ session, response }: HttpContext, key: string, values: Record<string, string | number> = {}) {
    session.flash('notices', { toast: { key, values } })
    return response.redirect().withQs().back()
  }
}
