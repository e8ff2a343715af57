import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Matter from '#app/matters/models/matter'
import { markRead } from '#app/portal/actions/mark_read'
import PortalMessage from '#app/portal/models/portal_message'
import { notifyClients, notifyFirm } from '#app/portal/portal_notices'

/** Sends a message between a firm and the clients of a matter. Who answers has read what stood there. */
export class SendMessage {
  async handle(author: Author, matter: Matter, side: 'firm' | 'client', text: string): Promise<PortalMessage> {
    return db.transaction(async (trx) => {
      const { workspaceId, id: matterId } = matter
      const message = await PortalMessage.create(
        { workspaceId, matterId, userId: author.userId, side, text },
        { client: trx }
      )
      await markRead(trx, matter, { userId: author.userId!, side })
      const news = { kind: 'portal_message' as const, actorId: author.userId, part: 'messages' }
      await (side === 'firm' ? notifyClients(trx, matter, news) : notifyFirm(trx, matter, news))
      const subject = { type: 'portal_message', id: message.id }
      await record(trx, author, { workspaceId, matterId, action: 'portal.message_sent', subject, after: { side } })
      return message
    })
  }
}
