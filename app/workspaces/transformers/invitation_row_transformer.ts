import { BaseTransformer } from '@adonisjs/core/transformers'
import { clock } from '#app/core/clock'
import { fromSqlInstant } from '#app/core/models/columns'
import type { InvitationRow } from '#app/workspaces/queries/invitations/list_invitations'
import { OPEN_STATES, RESEND_WAIT, type ShownState } from '#app/workspaces/domain/invitation_rules'

/** One line of a list of invitations. What the reader may do with each kind comes with the page. */
export default class InvitationRowTransformer extends BaseTransformer<InvitationRow> {
  /** As the firm sees it. `resendAt`: from when on it may be sent again. */
  toObject() {
    const { email, name, times_sent: timesSent, sent_at: sentAt } = this.resource
    const resendAt = fromSqlInstant(sentAt)!.plus(RESEND_WAIT).toISO()!
    return { ...this.shared(), email, name, timesSent: Number(timesSent), resendAt }
  }

  /** As the person sees it to whom it was sent. */
  forReceiver() {
    return { ...this.shared(), firm: this.resource.firm_name }
  }

  private shared() {
    const { id, kind, inviter_name: inviter, role_key: key, role_name: roleName } = this.resource
    const role = roleName === null ? null : { key, name: roleName }
    const sentAt = fromSqlInstant(this.resource.sent_at)!.toISO()!
    const expiresAt = fromSqlInstant(this.resource.expires_at)!.toISO()!
    return { id, kind, inviter, role, sentAt, expiresAt, state: this.shownState() }
  }

  private shownState(): ShownState {
    const { state, expires_at: expiresAt } = this.resource
    const isOpen = OPEN_STATES.some((open) => open === state)
    return isOpen && fromSqlInstant(expiresAt)! <= clock.now() ? 'expired' : state
  }
}
