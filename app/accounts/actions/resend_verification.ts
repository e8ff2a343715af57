import db from '@adonisjs/lucid/services/db'
import { seal, unseal } from '#app/core/encryption/sealed'
import { putInOutbox } from '#app/core/outbox/outbox'
import User from '#app/accounts/models/user'
import { sendVerificationEmail } from './verification_email.js'

/**
 * Sends the email with code and link once more. Who asks waits for the same work whatever the address is: whether somebody has it is looked
 * up afterwards, by the worker. An address without an account gets no email.
 */
export class ResendVerification {
  async handle(email: string): Promise<void> {
    await db.transaction((trx) => putInOutbox(trx, 'verification_letter', { sealed: seal(email, 'mail') }))
  }
}

/** A crash in between sends two emails, of which the newer one counts. */
export async function sendAgain({ sealed }: Record<string, unknown>): Promise<void> {
  const email = unseal(String(sealed), 'mail')
  const user = email === null ? null : await User.findByEmail(email)
  if (user) await db.transaction((trx) => sendVerificationEmail(trx, user))
}
