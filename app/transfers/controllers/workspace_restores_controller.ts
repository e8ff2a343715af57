import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { StartArchive } from '#app/transfers/actions/start_archive'
import { isEmpty } from '#app/transfers/restore/phases'
import { storeArchive, MAX_ARCHIVE_BYTES, removeArchive } from '#app/transfers/restore/stored_archive'
import { confirmedValidator } from '#app/transfers/validators/transfer'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'

/** Bringing a full copy into a firm that is empty. */
@inject()
export default class WorkspaceRestoresController {
  constructor(
    private readonly confirmIdentity: ConfirmIdentity,
    private readonly startArchive: StartArchive
  ) {}

  async store(ctx: HttpContext) {
    const { user } = signedIn(ctx)
    const path = await this.receive(ctx)
    try {
      const { confirmation } = await ctx.request.validateUsing(confirmedValidator)
      await this.confirmIdentity.handle(user, confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
      if (!path) throw new FieldProblem('file', 'transfers.file.file_missing')
      if (!(await isEmpty(workspaceOf(ctx).id))) throw new FieldProblem('file', 'transfers.restore.error.not_empty')
    } catch (error) {
      if (path) await removeArchive(path)
      throw error
    }
    await this.startArchive.restore(authorOf(ctx), { userId: user.id, workspaceId: workspaceOf(ctx).id }, path!)
    ctx.session.flash('notices', { toast: { key: 'transfers.archive.restoring' } })
    return ctx.response.redirect().toRoute('law_firm.archive.show')
  }

  /** The file goes straight to the disk; the fields that come with it are read as always. */
  private async receive(ctx: HttpContext): Promise<string | null> {
    if (!ctx.request.is(['multipart/form-data'])) return null
    let path: string | null = null
    ctx.request.multipart.onFile('file', { deferValidations: true }, async (part, report) => {
      // Listening lets the bytes flow; what came before the disk takes them would be lost.
      part.on('data', report).pause()
      path = await storeArchive(part, MAX_ARCHIVE_BYTES)
    })
    await ctx.request.multipart.process({ limit: 2 * MAX_ARCHIVE_BYTES })
    return path
  }
}
