import { SessionSchema } from '#database/schema'
import { hashOfToken } from '#app/core/encryption/tokens'

/** A browser that is signed in, or about to. Only the hash of its id is stored: who reads the table cannot use what is in it. */
export default class Session extends SessionSchema {
  static selfAssignPrimaryKey = true

  /** The session of an id, if there is one. */
  static open(sessionId: string) {
    return this.query().where('id', hashOfToken(sessionId))
  }

  /** When the person whose id a column of the query around it holds was seen last. */
  static lastSeenOf(column: string) {
    return this.query().whereColumn('sessions.user_id', column).max('last_seen_at')
  }
}
