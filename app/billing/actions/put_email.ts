import type { Trx } from '#app/core/database/trx'
import { clock } from '#app/core/clock'
import { putMail } from '#app/core/mail/mail'
import type { EmailFields, EmailKind } from '#app/billing/domain/email_fields'
import ChargeEmail from '#app/billing/models/charge_email'

/** What an email is about, and who sends it: nobody when it goes out by schedule. */
export interface EmailAbout {
  firm: { id: number; name: string; logo: string | null }
  clientId: number
  kind: EmailKind
  chargeId?: number
  paymentId?: number
  /** The reminder by schedule that it is. */
  step?: string
  /** Days of a statement. */
  span?: { from: string; to: string }
  sentById: number | null
  /** Where answers go. */
  replyTo: string | null
}

/**
 * Puts an email in the outbox and keeps a row of it, which the transaction of both keeps or not: a reminder by schedule is there once. Its document is made when it leaves.
 */
export async function putEmail(trx: Trx, about: EmailAbout, fields: EmailFields): Promise<ChargeEmail> {
  const { firm, clientId, kind, chargeId = null, paymentId = null, step = null, span, sentById, replyTo } = about
  const { to, cc, language, subject, message } = fields
  const row = await ChargeEmail.create(
    {
      ...{ workspaceId: firm.id, clientId, chargeId, paymentId, kind, step, sentById },
      ...{ fromOn: span?.from ?? null, toOn: span?.to ?? null, recipient: to, cc, language, subject, body: message },
      ...{ state: 'waiting', reason: null, createdAt: clock.now(), settledAt: null },
    },
    { client: trx }
  )
  await putMail(trx, {
    ...{ kind: 'billing_document', to, cc, language, values: { subject, message }, toClient: true },
    brand: { name: firm.name, picture: firm.logo },
    ...(replyTo && { replyTo }),
    attachment: { maker: 'billing', order: { email: row.id } },
    trace: { keeper: 'charge_emails', id: row.id },
  })
  return row
}
