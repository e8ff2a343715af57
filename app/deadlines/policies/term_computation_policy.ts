import type TermComputation from '#app/deadlines/models/term_computation'
import type { Identity } from '#app/workspaces/identity'
import { WorkspacePolicy } from '#app/workspaces/policies/base'

/** Who may read computed terms, and sign them as the second person. */
export default class TermComputationPolicy extends WorkspacePolicy {
  view(identity: Identity, row: TermComputation): boolean {
    return this.may(identity, 'expedientes:leer', row)
  }

  confirm(identity: Identity, row: TermComputation): boolean {
    return this.may(identity, 'expedientes:editar', row)
  }
}
