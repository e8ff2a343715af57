import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { isDuplicate } from '#app/core/models/duplicate'
import { firmChanges, type FirmFields } from '#app/workspaces/domain/firm_fields'
import FirmZoneChanged from '#app/workspaces/events/firm_zone_changed'
import { lockWorkspace } from '#app/workspaces/queries/lock_workspace'

const slugTaken = (error: unknown): never => {
  throw isDuplicate(error) ? new FieldProblem('slug', 'firm.slug_taken') : error
}

/** Changes what a firm says of itself. */
export class EditFirm {
  /**
   * `version`, when given, is the one that was edited; FieldProblem when the firm has another by now, or when somebody else has the address.
   * Then nothing is changed.
   */
  async handle(
    author: Author,
    { id }: { id: number },
    { version, ...fields }: Partial<FirmFields> & { version?: number }
  ): Promise<void> {
    await db
      .transaction(async (trx) => {
        const firm = await lockWorkspace(trx, { id })
        if (version !== undefined && firm.version !== version) throw new FieldProblem('version', 'firm.stale')
        const { timeZone } = firm
        const { before, after, any } = firmChanges(firm, fields)
        if (!any) return
        await firm.merge({ ...after, version: firm.version + 1 }).save()
        const subject = { type: 'workspace', id }
        await record(trx, author, { workspaceId: id, action: 'workspace.edited', subject, before, after })
        if (firm.timeZone !== timeZone) await FirmZoneChanged.dispatch(trx, id)
      })
      .catch(slugTaken)
  }
}
