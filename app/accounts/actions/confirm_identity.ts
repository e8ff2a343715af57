import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { Refusal } from '#app/core/errors/refusal'
import { beforeSubmit } from '#app/core/idempotency/running_submit'
import { countTry, forgetTries, type Limit } from '#app/core/limits/rate_limiter'
import type User from '#app/accounts/models/user'
import { matchCode, spendCode } from './mailed_codes.js'

/** What a person gives at a sensitive action to show that it is them. */
export interface IdentityProof {
  password?: string
  code?: string
}

const TRIES: Limit = { name: 'confirm-identity', points: 10, seconds: 300, blockSeconds: 300 }
const FRESH_MINUTES = 5

/** Until when somebody who signed in with Google again at `at` (ISO) need not show once more who they are, as ISO; null when that is over. */
export function confirmedUntil(at: string | null | undefined): string | null {
  if (!at || !isFresh(at)) return null
  return DateTime.fromISO(at, { zone: 'utc' }).plus({ minutes: FRESH_MINUTES }).toISO()
}

/** Asks once more, at a sensitive action, whether it is the person who acts. Call it before the transaction of the action. */
export class ConfirmIdentity {
  /**
   * A person with a password gives it; `passwordInvalid` (PSW-500) when it is wrong or missing. One without gives a mailed code (`codeInvalid`,
   * `codeExpired`), or has signed in with Google again less than five minutes ago (`signedInAgainAt`, ISO; the session's `confirmedAt`).
   * Ten wrong tries in five minutes: TooManyTries. Tries that fail are recorded.
   */
  async handle(user: User, proof: IdentityProof, author: Author, signedInAgainAt?: string | null): Promise<void> {
    await countTry(TRIES, String(user.id))
    try {
      await this.prove(user, proof, signedInAgainAt ?? null)
    } catch (refusal) {
      if (refusal instanceof Refusal) await this.recordFailure(user, author, refusal)
      throw refusal
    }
    await forgetTries(TRIES, String(user.id))
  }

  private async prove(user: User, { password, code }: IdentityProof, signedInAgainAt: string | null): Promise<void> {
    if (user.password !== null) {
      if (!password || !(await user.hasPassword(password))) throw new Refusal('passwordInvalid')
      return
    }
    if (signedInAgainAt && isFresh(signedInAgainAt)) return
    const match = await matchCode(user.id, 'confirm', code ?? '')
    await beforeSubmit(() => db.transaction((trx) => spendCode(trx, match)))
  }

  private async recordFailure(user: User, author: Author, { code }: Refusal): Promise<void> {
    const audited = { workspaceId: null, action: 'identity.unconfirmed', subject: { type: 'user', id: user.id } }
    await beforeSubmit(() => db.transaction((trx) => record(trx, author, { ...audited, after: { because: code } })))
  }
}

function isFresh(at: string): boolean {
  const minutes = clock.now().diff(DateTime.fromISO(at, { zone: 'utc' }), 'minutes').minutes
  return minutes >= 0 && minutes <= FRESH_MINUTES
}
