import db from '@adonisjs/lucid/services/db'
import type { Session } from '@adonisjs/session'
import type User from '#app/accounts/models/user'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'

/** The firm in which a person starts: the one that they joined first. Clients and operators have none. */
async function firstWorkspaceOf(user: User): Promise<number | null> {
  const member = await db.from('members').where('user_id', user.id).orderBy('id').select('workspace_id').first()
  return member ? Number(member.workspace_id) : null
}

/** Signs a person in on this browser: a new session id and a new CSRF secret, so that nothing planted before survives. */
export class StartSession {
  async handle(session: Session, visitor: Author, user: User, remembered: boolean): Promise<void> {
    const workspaceId = await firstWorkspaceOf(user)
    session.clear()
    session.regenerate()
    session.put('userId', user.id)
    session.put('remembered', remembered)
    if (workspaceId) session.put('workspaceId', workspaceId)
    const deed = {
      workspaceId,
      action: 'session.started',
      subject: { type: 'user', id: user.id },
      after: { remembered },
    }
    await db.transaction((trx) => record(trx, { ...visitor, userId: user.id, kind: 'user' }, deed))
  }
}
