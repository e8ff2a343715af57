import db from '@adonisjs/lucid/services/db'
import { followKept } from '#app/amparo/actions/follow_source'
import type AmparoProceeding from '#app/amparo/models/amparo_proceeding'

/** Takes what the library has already of a case that a firm just wrote down. */
export class FollowKept {
  /** Returns how much news there was. */
  handle(proceeding: AmparoProceeding): Promise<number> {
    return db.transaction((trx) => followKept(trx, proceeding))
  }
}
