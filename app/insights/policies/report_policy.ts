import type Report from '#app/insights/models/report'
import type { Identity } from '#app/workspaces/identity'
import { WorkspacePolicy } from '#app/workspaces/policies/base'

/** Who may do what with a report of their firm. Whom it is shared with is asked where it is found. */
export default class ReportPolicy extends WorkspacePolicy {
  view(identity: Identity, report: Report): boolean {
    return this.may(identity, 'reportes:leer', report)
  }

  /** Only who made it, or who may change the firm. */
  edit(identity: Identity, report: Report): boolean {
    if (!this.may(identity, 'reportes:crear', report)) return false
    return report.userId === identity.user.id || this.may(identity, 'despacho:editar', report)
  }
}
