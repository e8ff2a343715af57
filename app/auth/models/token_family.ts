import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type { EndedBecause } from '#app/accounts/sign_ins'
import { TokenFamilySchema } from '#database/schema'

/**
 * Tokens that follow from one sign-in: each refresh spends one and makes the next. When a spent one comes back, somebody else has a copy,
 * and the whole family ends (RFC 9700, 4.14.2).
 */
export default class TokenFamily extends TokenFamilySchema {
  /** Families that have not ended. */
  static live(trx: TransactionClientContract) {
    return this.query({ client: trx }).whereNull('ended_at')
  }

  /** What is written when families end. */
  static ending(because: EndedBecause) {
    const now = toSqlInstant(clock.now())
    return { ended_at: now, ended_because: because, updated_at: now }
  }

  get isLive(): boolean {
    return this.endedAt === null
  }
}
