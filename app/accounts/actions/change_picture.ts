import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { swapPicture } from '#app/core/files/pictures'
import { lockUser } from '#app/accounts/queries/lock_user'

/** Gives a person another picture, or takes theirs away. */
export class ChangePicture {
  /** `webp` as `picture()` makes it; null removes. */
  async handle(author: Author, userId: number, webp: Buffer | null): Promise<void> {
    await swapPicture(webp, `user-${userId}`, (key) =>
      db.transaction(async (trx) => {
        const user = (await lockUser(trx, { id: userId }))!
        const old = user.picture
        if (old === key) return null
        await user.merge({ picture: key }).save()
        const subject = { type: 'user', id: userId }
        const action = key ? 'picture.changed' : 'picture.removed'
        await record(trx, author, { workspaceId: null, action, subject })
        return old
      })
    )
  }
}
