import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Language } from '#app/core/messages/catalogue'
import Registration from '#app/accounts/models/registration'
import User from '#app/accounts/models/user'
import { lockUser } from '#app/accounts/queries/lock_user'
import { isSettled, sendVerificationEmail } from './verification_email.js'

/** Who wants an account. They have agreed to the privacy notice. */
export interface Candidate {
  name: string
  email: string
  password: string
  type: 'lawyer' | 'client'
  language: Language
  refCode?: string | null
  /** For an affiliate: their bank account, sealed. */
  clabe?: string | null
}

const isTaken = (error: unknown) => /UNIQUE|DUP_ENTRY/.test(String((error as { code?: unknown }).code))

/** Does a registration in a transaction. Of two at once for a new address the second finds the row of the first. */
export async function registering<T>(register: (trx: TransactionClientContract) => Promise<T>): Promise<T> {
  const once = () => db.transaction(register)
  return once().catch((error) => (isTaken(error) ? once() : Promise.reject(error)))
}

/** What a new account is beside what was asked for. */
const NEW = {
  ...{ isAdmin: false, theme: 'system', profileComplete: false },
  ...{ emailVerifiedAt: null, disabledAt: null, deletedAt: null },
} as const

/**
 * Registers a person: one hash, one email and one answer, whether or not the address has an account. Of an account whose mailbox is not
 * proven the newest registration replaces name and password, and the codes of earlier ones end: who registered before with somebody else's
 * address has gained nothing. A proven account stays as it is.
 */
export class RegisterPerson {
  async handle(author: Author, candidate: Candidate): Promise<void> {
    const hashed = { ...candidate, password: await hash.make(candidate.password) }
    await registering((trx) => this.register(trx, author, hashed))
  }

  private async register(trx: TransactionClientContract, author: Author, candidate: Candidate): Promise<void> {
    const known = await lockUser(trx, { email: candidate.email })
    const settled = known !== null && isSettled(known)
    const user = settled ? known : await saveCandidate(trx, known ?? new User(), candidate)
    await Registration.query({ client: trx }).where('user_id', user.id).delete()
    await Registration.create(registrationOf(user, candidate), { client: trx })
    await sendVerificationEmail(trx, user)
    await record(trx, author, {
      workspaceId: null,
      action: settled ? 'registration.repeated' : 'user.registered',
      subject: { type: 'user', id: user.id },
      after: { type: candidate.type, affiliate: Boolean(candidate.clabe), privacyAccepted: true },
    })
  }
}

/** Writes the account of somebody who registers: a new one, or the one whose mailbox nobody has proven yet. The password is hashed. */
export function saveCandidate(trx: TransactionClientContract, user: User, candidate: Candidate): Promise<User> {
  const { name, email, password, type, language } = candidate
  const given = user.$isPersisted ? {} : NEW
  return user
    .useTransaction(trx)
    .merge({ ...given, name, email, password, type, language })
    .save()
}

function registrationOf(user: User, { password, refCode = null, clabe = null }: Candidate) {
  return { userId: user.id, kind: clabe ? ('affiliate' as const) : ('person' as const), password, refCode, clabe }
}
