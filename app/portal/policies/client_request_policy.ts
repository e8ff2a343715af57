import type { Identity } from '#app/workspaces/identity'
import { WorkspacePolicy } from '#app/workspaces/policies/base'

/** Who answers people that ask the firm to work for them. */
export default class ClientRequestPolicy extends WorkspacePolicy {
  answer(identity: Identity, firm: { id: number }): boolean {
    return this.may(identity, 'clientes:crear', { workspaceId: firm.id })
  }
}
