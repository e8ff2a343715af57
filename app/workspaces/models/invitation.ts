import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { InvitationSchema } from '#database/schema'
import { clock } from '#app/core/clock'
import { hashOfToken, newToken } from '#app/core/encryption/tokens'
import { Refusal } from '#app/core/errors/refusal'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import { InvitationExpired, INVITATION_LIFE, OPEN_STATES } from '#app/workspaces/domain/invitation_rules'
import Role from './role.js'
import Workspace from './workspace.js'

export type InvitationKind = InvitationSchema['kind']

/** An offer of a firm to an address: to become its member, with a role, or to follow its work as a client. */
export default class Invitation extends compose(InvitationSchema, Tenanted) {
  @belongsTo(() => Workspace)
  declare workspace: BelongsTo<typeof Workspace>

  @belongsTo(() => Role)
  declare role: BelongsTo<typeof Role>

  @belongsTo(() => User, { foreignKey: 'invitedById' })
  declare invitedBy: BelongsTo<typeof User>

  /** What no two open invitations share: one firm asks an address once to be a member and once to be a client. */
  static openKeyOf(workspaceId: number, kind: InvitationKind, email: string): string {
    return `${workspaceId}:${kind}:${email}`
  }

  /** The invitation that an email's link opens; its emails before the last open nothing. Crosses firms, as who reads an email does. */
  static linked(token: string, trx?: TransactionClientContract) {
    return this.query(trx ? { client: trx } : {}).where('token_hash', hashOfToken(token))
  }

  /** Those that were sent to an address, by whatever firm. */
  static sentTo(email: string, trx?: TransactionClientContract) {
    return this.query(trx ? { client: trx } : {}).where('invitations.email', email)
  }

  /** Whether nobody has answered or canceled it. It may have expired. */
  get isOpen(): boolean {
    return OPEN_STATES.some((state) => state === this.state)
  }

  /** What the account of whoever joins with it is for. */
  get accountType(): User['type'] {
    return this.kind === 'client' ? 'client' : 'lawyer'
  }

  /** Whether it waited longer than its life. From the instant of `expiresAt` on it does. */
  get isExpired(): boolean {
    return this.isOpen && this.expiresAt <= clock.now()
  }

  /** Throws `invitationAlreadyAccepted` (UAA-404) or `invitationClosed` (IU-400) when it can no longer be answered, sent again or canceled. */
  assertOpen(): void {
    if (this.state === 'accepted') throw new Refusal('invitationAlreadyAccepted')
    if (!this.isOpen) throw new Refusal('invitationClosed')
  }

  /** Throws as `assertOpen`, or InvitationExpired. */
  assertAcceptable(): void {
    this.assertOpen()
    if (this.isExpired) throw new InvitationExpired()
  }

  /** Starts its life anew, with a link of its own. Returns the link's token, which is stored nowhere. */
  renew(this: Invitation): string {
    const token = newToken()
    this.merge({
      tokenHash: hashOfToken(token),
      sentAt: clock.now(),
      expiresAt: clock.now().plus(INVITATION_LIFE),
      openKey: Invitation.openKeyOf(this.workspaceId, this.kind, this.email),
    })
    return token
  }

  /** Ends it. Its address may be invited again. */
  close(this: Invitation, state: 'accepted' | 'rejected' | 'canceled'): void {
    this.merge({ state, closedAt: clock.now(), openKey: null })
  }
}
