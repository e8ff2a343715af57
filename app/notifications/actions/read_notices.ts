import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { ofFirm, type OnlyFirm } from '#app/notifications/queries/notices_of'

const MAX_ROWS = 500

interface Readings {
  upTo?: number
  only?: number
  onlyFirm?: OnlyFirm
}

/** Marks notices of a person as read: one, or all that there are up to now. Somebody else’s stay as they are. Returns how many. */
export class ReadNotices {
  async handle(userId: number, { upTo, only, onlyFirm }: Readings): Promise<number> {
    const read_at = toSqlInstant(clock.now())
    for (let marked = 0; ;) {
      const unread = db
        .from('notices')
        .where({ user_id: userId, in_app: 1 })
        .where(ofFirm(onlyFirm))
        .whereNull('read_at')
      if (only !== undefined) unread.where('id', only)
      if (upTo !== undefined) unread.where('id', '<=', upTo)
      const ids = (await unread.select('id').limit(MAX_ROWS)).map(({ id }) => Number(id))
      if (ids.length > 0) await db.from('notices').whereIn('id', ids).update({ read_at })
      marked += ids.length
      if (ids.length < MAX_ROWS) return marked
    }
  }
}
