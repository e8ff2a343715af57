import { TokenFamilySchema } from '#database/schema'

/**
 * Tokens that follow from one sign-in: each refresh spends one and makes the next. When a spent one comes back, somebody else has a copy,
 * and the whole family ends (RFC 9700, 4.14.2).
 */
export default class TokenFamily extends TokenFamilySchema {
  get isLive(): boolean {
    return this.endedAt === null
  }
}
