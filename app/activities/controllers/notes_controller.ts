import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EditNote } from '#app/activities/actions/edit_note'
import { ManageNote } from '#app/activities/actions/manage_note'
import { WriteNote } from '#app/activities/actions/write_note'
import { peopleWhoSee } from '#app/matters/queries/people_of_matter'
import { editNoteValidator, writeNoteValidator } from '#app/activities/validators/note'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf } from '#app/workspaces/context'

/** Notes in a matter, and comments on its activities. */
@inject()
export default class NotesController {
  constructor(
    private readonly writeNote: WriteNote,
    private readonly editNote: EditNote,
    private readonly keepNote: ManageNote
  ) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const people = await peopleWhoSee(matter)
    const fields = await ctx.request.validateUsing(writeNoteValidator, { meta: { people } })
    await this.writeNote.handle(authorOf(ctx), matter, { ...fields, people })
    return this.answer(ctx, fields.activityId ? 'notes.commented' : 'notes.written')
  }

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const people = await peopleWhoSee(matter)
    const fields = await ctx.request.validateUsing(editNoteValidator, { meta: { people } })
    const change = { ...fields, people, id: ctx.params.id as number }
    await this.editNote.handle(authorOf(ctx), matter, change)
    return this.answer(ctx, 'notes.saved')
  }

  async destroy(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    await this.keepNote.remove(authorOf(ctx), matter, ctx.params.id)
    return this.answer(ctx, 'notes.removed')
  }

  private answer({ session, response }: HttpContext, key: string) {
    session.flash('notices', { toast: { key } })
    return response.redirect().withQs().back()
  }
}
