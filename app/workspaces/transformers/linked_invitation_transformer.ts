import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#app/accounts/models/user'
import type Invitation from '#app/workspaces/models/invitation'
import type { ShownState } from '#app/workspaces/domain/invitation_rules'

/** An address of which only its owner recognises the rest: `r•••@lagalatea.example`. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

/** An invitation as its email's link shows it. `mine` when the reader is signed in with its address; others see it masked. */
export default class LinkedInvitationTransformer extends BaseTransformer<Invitation> {
  constructor(
    invitation: Invitation,
    private readonly reader: User | null
  ) {
    super(invitation)
  }

  toObject() {
    const { id, kind, workspace, role, invitedBy, email, expiresAt, isExpired } = this.resource
    const state: ShownState = isExpired ? 'expired' : this.resource.state
    return {
      id,
      kind,
      state,
      firm: workspace.name,
      inviter: invitedBy.name,
      role: role ? { key: role.key, name: role.name } : null,
      address: masked(email),
      expiresAt: expiresAt.toISO()!,
      reader: this.reader && { email: this.reader.email, mine: this.isMine() },
    }
  }

  private isMine(): boolean {
    return this.reader !== null && this.reader.email === this.resource.email && this.reader.emailVerifiedAt !== null
  }
}
