import db from '@adonisjs/lucid/services/db'
import { joinOn } from '#app/core/models/join_on'
import { notBeingFilled } from '#app/core/tasks/firms_being_filled'
import { acrossFirms, rowsBy } from '#app/core/tenancy/rows'
import Workspace from '#app/workspaces/models/workspace'

const AT_ONCE = 500

/**
 * What was uploaded before the firm wrote down its RFC, or under another one, is issued or received by it once it is known. Returns how many were; idempotent.
 */
export async function matchAgain(isStopping = () => false): Promise<number> {
  let matched = 0
  for (const [column, direction] of [
    ['issuer_rfc', 'issued'],
    ['receiver_rfc', 'received'],
  ] as const)
    for (;;) {
      const rows = await acrossFirms(db, 'cfdis')
        .join(...joinOn(Workspace, 'cfdis.workspace_id'))
        .where('cfdis.direction', 'other')
        .whereColumn(`cfdis.${column}`, 'workspaces.rfc')
        .where(notBeingFilled('cfdis.workspace_id'))
        .orderBy('cfdis.id')
        .limit(AT_ONCE)
        .select('cfdis.id as id')
      const ids = rows.map(({ id }) => Number(id))
      if (ids.length > 0) await rowsBy(db, 'cfdis', { id: ids }).where({ direction: 'other' }).update({ direction })
      matched += ids.length
      if (ids.length < AT_ONCE || isStopping()) break
    }
  return matched
}
