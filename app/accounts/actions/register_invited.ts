import hash from '@adonisjs/core/services/hash'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { Refusal } from '#app/core/errors/refusal'
import Registration from '#app/accounts/models/registration'
import User from '#app/accounts/models/user'
import { lockUser } from '#app/accounts/queries/lock_user'
import RegistrationCompleted from '#app/accounts/events/registration_completed'
import { closeCodesOf } from './close_codes.js'
import { registering, saveCandidate, type Candidate } from './register_person.js'
import { isSettled } from './verification_email.js'

/**
 * Registers somebody whom an invitation's link brought here. The link was in their mailbox and proves it, so that no code is mailed: the account
 * is open at once. What anybody else asked for with this address before ends.
 */
export class RegisterInvited {
  /** Throws `emailRegistered` (CNR-500) for an account that is open already: its owner signs in. */
  async handle(author: Author, candidate: Candidate): Promise<User> {
    const hashed = { ...candidate, password: await hash.make(candidate.password) }
    return registering((trx) => this.register(trx, author, hashed))
  }

  private async register(trx: TransactionClientContract, author: Author, candidate: Candidate): Promise<User> {
    const known = await lockUser(trx, { email: candidate.email })
    if (known && isSettled(known)) throw new Refusal('emailRegistered')
    const user = await saveCandidate(trx, known ?? new User(), candidate)
    await user.useTransaction(trx).merge({ emailVerifiedAt: clock.now() }).save()
    await Registration.query({ client: trx }).where('user_id', user.id).delete()
    await closeCodesOf(trx, user.id)
    await RegistrationCompleted.dispatch(trx, user, { refCode: candidate.refCode ?? null, clabe: null })
    const subject = { type: 'user', id: user.id }
    const after = { type: candidate.type, affiliate: false, privacyAccepted: true, invited: true }
    await record(trx, author, { workspaceId: null, action: 'user.registered', subject, after })
    const person = { ...author, userId: user.id, kind: 'user' as const }
    await record(trx, person, { workspaceId: null, action: 'user.verified', subject })
    return user
  }
}
