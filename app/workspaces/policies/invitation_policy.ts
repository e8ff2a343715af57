import type { Identity } from '#app/workspaces/identity'
import { TO_SEND } from '#app/workspaces/domain/invitation_rules'
import type Invitation from '#app/workspaces/models/invitation'
import { WorkspacePolicy } from './base.js'

/** Who may do what with the invitations that their firm sent. */
export default class InvitationPolicy extends WorkspacePolicy {
  /** Sending it again and canceling it. */
  manage(identity: Identity, invitation: Invitation): boolean {
    return this.may(identity, TO_SEND[invitation.kind], invitation)
  }
}
