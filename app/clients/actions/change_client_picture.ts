import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { swapPicture } from '#app/core/files/pictures'
import type Client from '#app/clients/models/client'
import { lockClient } from '#app/clients/queries/lock_client'

/** Gives a client a picture, or takes it away. */
export class ChangeClientPicture {
  /** `webp` as the validator made it; null for none. */
  async handle(author: Author, client: Client, webp: Buffer | null): Promise<void> {
    await swapPicture(webp, `client-${client.id}`, (key) =>
      db.transaction(async (trx) => {
        const current = await lockClient(trx, client)
        const old = current.picture
        await current.merge({ picture: key }).save()
        const action = key ? 'client.picture_changed' : 'client.picture_removed'
        const subject = { type: 'client', id: current.id }
        await record(trx, author, { workspaceId: current.workspaceId, action, subject })
        return old
      })
    )
  }
}
