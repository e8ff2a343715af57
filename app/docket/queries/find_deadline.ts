import type { Trx } from '#app/core/database/trx'
import { NotFound } from '#app/core/errors/no_access'
import MatterDeadline from '#app/docket/models/matter_deadline'
import MatterTrigger from '#app/docket/models/matter_trigger'

type InMatter = { id: number; workspaceId: number }

/** A deadline of this matter by its id; within a transaction it is held, before rows that refer to it are written. Throws NotFound, also for those of other matters. */
export async function findDeadline(matter: InMatter, id: number, trx?: Trx): Promise<MatterDeadline> {
  const query = MatterDeadline.in({ id: matter.workspaceId }, trx).where('matter_deadlines.id', id)
  if (trx) void query.forUpdate()
  const deadline = await query.first()
  if (deadline?.matterId !== matter.id) throw new NotFound('matter_deadlines')
  return deadline
}

/** What deadlines of this matter run from, by its id. Throws NotFound, also for those of other matters. */
export async function findTrigger(matter: InMatter, id: number, trx?: Trx): Promise<MatterTrigger> {
  const trigger = await MatterTrigger.findIn({ id: matter.workspaceId }, id, trx)
  if (trigger.matterId !== matter.id) throw new NotFound('matter_triggers')
  return trigger
}
