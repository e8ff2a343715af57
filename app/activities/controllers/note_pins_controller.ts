import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ManageNote } from '#app/activities/actions/manage_note'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf } from '#app/workspaces/context'

/** Whether a note stays on top of the others. */
@inject()
export default class NotePinsController {
  constructor(private readonly keepNote: ManageNote) {}

  store(ctx: HttpContext) {
    return this.answer(ctx, true)
  }

  destroy(ctx: HttpContext) {
    return this.answer(ctx, false)
  }

  private async answer(ctx: HttpContext, pinned: boolean) {
    const matter = await authorizedMatter(ctx, 'edit')
    await this.keepNote.pin(authorOf(ctx), matter, { id: ctx.params.id, pinned })
    ctx.session.flash('notices', { toast: { key: pinned ? 'notes.pinned' : 'notes.unpinned' } })
    return ctx.response.redirect().withQs().back()
  }
}
