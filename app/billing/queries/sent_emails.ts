import ChargeEmail from '#app/billing/models/charge_email'

/** Emails that a history shows at most, the last first. */
const MOST_EMAILS = 50

/** Of what the emails are. */
export type EmailsOf =
  { chargeId: number } | { paymentId: number } | { clientId: number; kind: 'statement'; sentById?: number }

/** An email in the history: to whom, by whom, when, and what became of it. */
export type SentEmail = {
  id: number
  kind: ChargeEmail['kind']
  to: string
  cc: string[]
  subject: string
  state: ChargeEmail['state']
  /** Addresses that were refused, or why it did not arrive. */
  reason: string | null
  /** Null for what went out by schedule. */
  by: string | null
  bySchedule: boolean
  at: string
  settledAt: string | null
}

/** What was sent, the last first. Two queries. */
export async function sentEmails(workspace: { id: number }, of: EmailsOf): Promise<SentEmail[]> {
  const emails = await ChargeEmail.in(workspace)
    .where(of)
    .preload('sentBy', (user) => void user.select('id', 'name'))
    .orderBy('id', 'desc')
    .limit(MOST_EMAILS)
  return emails.map((email) => ({
    ...{ id: email.id, kind: email.kind, to: email.recipient, cc: email.cc, subject: email.subject },
    ...{ state: email.state, reason: email.reason, by: email.sentBy?.name ?? null, bySchedule: email.step !== null },
    ...{ at: email.createdAt.toISO()!, settledAt: email.settledAt?.toISO() ?? null },
  }))
}
