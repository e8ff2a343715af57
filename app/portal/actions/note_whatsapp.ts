import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Follower } from '#app/portal/queries/followers'

/** Files in the log of a matter that a text for WhatsApp was prepared for one of its clients. */
export async function noteWhatsApp(
  author: Author,
  matter: { id: number; workspaceId: number },
  to: Follower
): Promise<void> {
  const subject = { type: 'client', id: to.clientId }
  const audited = { action: 'portal.whatsapp_prepared', subject, after: { name: to.name } }
  await db.transaction((trx) =>
    record(trx, author, { workspaceId: matter.workspaceId, matterId: matter.id, ...audited })
  )
}
