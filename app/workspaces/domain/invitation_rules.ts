import { FieldProblem } from '#app/core/errors/field_problem'
import type { Permission } from '../permissions.js'

/** An invitation may be accepted for seven days after its last email. */
export const INVITATION_LIFE = { days: 7 } as const

/** Between two emails of one invitation (WIU-400). */
export const RESEND_WAIT = { minutes: 10 } as const

/** Emails of invitation that a firm sends within 24 hours, so that it cannot be used to flood mailboxes. */
export const DAILY_EMAILS = 500

/** People who are invited at once. */
export const MAX_AT_ONCE = 200

export const OPEN_STATES = ['pending', 'resent'] as const
export const KINDS = ['member', 'client'] as const

/** What a person sees: the states of the table, and `expired` for those that waited too long. */
export const SHOWN_STATES = ['pending', 'resent', 'expired', 'accepted', 'rejected', 'canceled'] as const
export type ShownState = (typeof SHOWN_STATES)[number]

type Kind = (typeof KINDS)[number]

/** What it takes to see the invitations of a kind that a firm sent, and to send, repeat and cancel them. */
export const TO_SEE: Record<Kind, Permission> = { member: 'equipo:leer', client: 'clientes:leer' }
export const TO_SEND: Record<Kind, Permission> = { member: 'equipo:invitar', client: 'clientes:editar' }

/** The invitation waited too long to be accepted: the firm has to send it again. */
export class InvitationExpired extends FieldProblem {
  constructor() {
    super('invitation', 'invitation_link.expired_text')
  }
}
