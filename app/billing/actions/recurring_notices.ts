import db from '@adonisjs/lucid/services/db'
import { periodName } from '#app/billing/domain/periods'
import RecurringCharge from '#app/billing/models/recurring_charge'
import { notify } from '#app/notifications/actions/notify'
import Member from '#app/workspaces/models/member'
import Workspace from '#app/workspaces/models/workspace'

/** Tells who set up a recurring charge, or the owner when they left the firm, that the charge of a period could not be made: once for each period. */
export async function notifyRecurringFailure({ id, workspaceId }: { id: number; workspaceId: number }): Promise<void> {
  await db.transaction(async (trx) => {
    const recurring = await RecurringCharge.in({ id: workspaceId }, trx).where('recurring_charges.id', id).first()
    if (!recurring?.nextOn) return
    const { createdById, title, nextOn, rhythm } = recurring
    const stays =
      createdById !== null && (await Member.in({ id: workspaceId }, trx).where('user_id', createdById).first())
    await notify(trx, {
      kind: 'recurring_charge_failed',
      to: [stays ? createdById : await Workspace.ownerOf(workspaceId, trx)],
      actorId: null,
      workspaceId,
      values: { title, period: periodName(nextOn, rhythm) },
      subject: { type: 'recurring_charge', id },
      key: `recurring_charge:${id}:${nextOn}`,
    })
  })
}
