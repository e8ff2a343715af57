import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type MatterCaseChanged from '#app/matters/events/matter_case_changed'

/** A matter with another number, court or name is compared with the rows of lists again, by a job. */
export default class NoteMatter {
  async handle({ trx, matterId, workspaceId }: MatterCaseChanged) {
    const check = { workspace_id: workspaceId, matter_id: matterId, created_at: toSqlInstant(clock.now()) }
    await trx.knexQuery().table('court_list_checks').insert(check).onConflict(['matter_id']).ignore()
  }
}
