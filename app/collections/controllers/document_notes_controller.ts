import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ManageDocumentNotes } from '#app/collections/actions/manage_document_notes'
import DocumentNote from '#app/collections/models/document_note'
import DocumentNotePolicy from '#app/collections/policies/document_note_policy'
import { editNoteValidator, newNoteValidator } from '#app/collections/validators/note'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Notes on documents of the library: one's own and the firm's. */
@inject()
export default class DocumentNotesController {
  constructor(private readonly keepNotes: ManageDocumentNotes) {}

  async store(ctx: HttpContext) {
    const said = await ctx.request.validateUsing(newNoteValidator)
    await ctx.bouncer.with(DocumentNotePolicy).authorize('write', said.scope)
    await this.keepNotes.write(authorOf(ctx), workspaceOf(ctx).id, said)
    return this.answer(ctx, 'collections.note_saved')
  }

  async update(ctx: HttpContext) {
    const note = await this.found(ctx)
    const said = await ctx.request.validateUsing(editNoteValidator)
    await ctx.bouncer.with(DocumentNotePolicy).authorize('write', said.scope)
    await this.keepNotes.edit(authorOf(ctx), note, said)
    return this.answer(ctx, 'collections.note_saved')
  }

  async destroy(ctx: HttpContext) {
    await this.keepNotes.remove(authorOf(ctx), await this.found(ctx))
    return this.answer(ctx, 'collections.note_deleted')
  }

  private async found(ctx: HttpContext): Promise<DocumentNote> {
    const note = await DocumentNote.findSeenBy(currentViewer(ctx), ctx.params.id)
    await ctx.bouncer.with(DocumentNotePolicy).authorize('edit', note)
    return note
  }

  private answer({ session, response }: HttpContext, key: string) {
    session.flash('notices', { toast: { key } })
    return response.redirect().withQs().back()
  }
}
