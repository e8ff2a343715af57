import db from '@adonisjs/lucid/services/db'
import type { Session } from '@adonisjs/session'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Identity } from '#app/workspaces/identity'

/** Signs a person out on this browser. The session's row is deleted: its cookie opens nothing any more. */
export class EndSession {
  async handle(session: Session, author: Author, { user, workspace }: Identity): Promise<void> {
    const deed = { workspaceId: workspace?.id ?? null, action: 'session.ended', subject: { type: 'user', id: user.id } }
    await db.transaction((trx) => record(trx, author, deed))
    session.clear()
    session.regenerate()
  }
}
