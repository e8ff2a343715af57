import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import { SYSTEM, type Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { toSqlInstant } from '#app/core/models/columns'
import { notBeingFilled } from '#app/core/tasks/firms_being_filled'
import { rowsBy } from '#app/core/tenancy/rows'
import { eraseMatterRows } from '#app/matters/actions/erase_matter_rows'
import { TRASH_DAYS } from '#app/matters/actions/trash_matter'
import MatterTrashing from '#app/matters/models/matter_trashing'
import Matter from '#app/matters/models/matter'
import { whatHolds } from '#app/matters/queries/what_holds'

const JOB = 'trash.matters'
const AT_ONCE = 50

/** Erases the matters whose time in the trash is over. Each in a transaction of its own: killed and run again, it goes on where it was. */
export class EraseTrashed {
  /** Returns how many were erased. */
  async handle(isStopping = () => false): Promise<number> {
    for (let erased = 0; ;) {
      const due = await MatterTrashing.query()
        .where('eraseAt', '<=', toSqlInstant(clock.now()))
        .where(notPutOff(JOB, 'matter_trashings.matter_id'))
        .where(notBeingFilled('matter_trashings.workspace_id'))
        .orderBy('id')
        .limit(AT_ONCE)
      const firmOf = new Map(due.map(({ matterId, workspaceId }) => [matterId, workspaceId]))
      const work = (id: number) => this.erase(SYSTEM, { id, workspaceId: firmOf.get(id)! })
      erased += (await eachItem({ job: JOB, ids: [...firmOf.keys()], isStopping, work })).filter(Boolean).length
      if (due.length < AT_ONCE || isStopping()) return erased
    }
  }

  /** Erases one matter for good, with all that is kept in it; the log stays. False when it was brought back meanwhile, or has to stay: then it lies in the trash for as long again. */
  async erase(author: Author, { id, workspaceId }: { id: number; workspaceId: number }): Promise<boolean> {
    return db.transaction(async (trx) => {
      const matter = await Matter.in({ id: workspaceId }, trx).where({ id, trashed: true }).forUpdate().first()
      if (!matter) return false
      if ((await whatHolds(trx, matter)).length > 0) {
        const eraseAt = toSqlInstant(clock.now().plus({ days: TRASH_DAYS }))
        await rowsBy(trx, 'matter_trashings', { matter_id: id }).update({ erase_at: eraseAt })
        return false
      }
      await eraseMatterRows(trx, { id, workspaceId })
      const subject = { type: 'matter', id }
      await record(trx, author, {
        workspaceId,
        action: 'matter.erased',
        subject,
        before: { reference: matter.reference, private: Boolean(matter.private) },
      })
      return true
    })
  }
}
