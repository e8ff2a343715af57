import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RunTransfer } from '#app/transfers/actions/run_transfer'
import { permissionFor, type BulkChange } from '#app/transfers/bulk/bulk_change'
import { ownTransfer } from '#app/transfers/queries/find_transfer'
import { pageOf } from '#app/transfers/notice_subject'
import { assertMay, isFromList, currentOwner, currentPermission, runSmall } from '#app/transfers/current_subject'
import { authorOf } from '#app/workspaces/context'

/** Taking back what was brought in or changed: within a day, and only where nobody has changed it since. */
@inject()
export default class TransferUndoingsController {
  constructor(private readonly runTransfer: RunTransfer) {}

  async store(ctx: HttpContext) {
    const transfer = await ownTransfer(currentOwner(ctx), ctx.params.id)
    const { action, subject, settings } = transfer
    const permission =
      action === 'edit' ? permissionFor(subject, settings.change as BulkChange) : currentPermission(ctx, 'crear')
    assertMay(ctx, permission)
    await runSmall(await this.runTransfer.undo(authorOf(ctx), transfer, permission))
    const { state } = await ownTransfer(currentOwner(ctx), ctx.params.id)
    const key =
      state === 'undone' ? 'transfers.taken_back' : state === 'done' ? 'transfers.undo_over' : 'transfers.undo_begun'
    ctx.session.flash('notices', { toast: { key } })
    if (isFromList(ctx)) return ctx.response.redirect().withQs().back()
    return ctx.response.redirect(pageOf(transfer))
  }
}
