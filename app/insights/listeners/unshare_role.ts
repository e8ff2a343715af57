import ReportRole from '#app/insights/models/report_role'
import type RoleDeleted from '#app/workspaces/events/role_deleted'

/** Reports that were shared with a role are shared with it no more; whose they are keeps them. */
export default class UnshareRole {
  async handle({ trx, roleId }: RoleDeleted) {
    await ReportRole.byKey('role_id', roleId, trx).delete()
  }
}
