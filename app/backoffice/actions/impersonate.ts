import db from '@adonisjs/lucid/services/db'
import Impersonation from '#app/accounts/models/impersonation'
import User from '#app/accounts/models/user'
import Session from '#app/auth/models/session'
import Member from '#app/workspaces/models/member'
import { notifyOwnersOfImpersonation } from '#app/backoffice/actions/notify_owners_of_impersonation'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { NoAccess, NotFound } from '#app/core/errors/no_access'
import type { Identity } from '#app/workspaces/identity'
import { listFirmsAsClient } from '#app/workspaces/queries/list_firms_as_client'

/** How long an operator may look through somebody's eyes. */
export const IMPERSONATION_MINUTES = 30

interface ImpersonationOrder {
  userId: number
  reason: string
  route: string
}

/** The firms of which something is seen: the one that the person works in, else those that work for them. */
async function firmsSeenBy(userId: number, workspaceId: number | null): Promise<number[]> {
  return workspaceId === null ? (await listFirmsAsClient(userId)).map(({ id }) => id) : [workspaceId]
}

/** When the session of the operator ends, as ISO: neither looking through somebody's eyes nor coming back makes it longer. */
async function endOfSession(sessionId: string): Promise<string> {
  return (await Session.open(sessionId).select('expires_at').firstOrFail()).expiresAt.toISO()!
}

/**
 * Lets an operator look through a person's eyes for half an hour, with a reason that the firm can read in its own log. Neither operators
 * nor disabled people can be looked through; passwords, security and billing stay closed (`inPerson`).
 */
export class Impersonate {
  /** Returns what the session of the operator becomes. Throws NotFound for nobody, NoAccess for an operator; `route` is where they asked. */
  async handle(author: Author, { user: admin, sessionId }: Identity, { userId, reason, route }: ImpersonationOrder) {
    const target = await User.find(userId)
    if (!target || target.isDisabled || target.deletedAt) throw new NotFound('user')
    if (target.isAdmin) throw new NoAccess({ route })
    const workspaceId = await Member.startingFirmOf(target)
    const firms = await firmsSeenBy(target.id, workspaceId)
    const endsAt = await endOfSession(sessionId)
    const now = clock.now()
    const until = now.plus({ minutes: IMPERSONATION_MINUTES })
    const id = await db.transaction(async (trx) => {
      const seen = { adminId: admin.id, userId: target.id, workspaceId, reason, expiresAt: until, createdAt: now }
      const { id: begun } = await Impersonation.create(seen, { client: trx })
      const audited = {
        action: 'impersonation.started',
        subject: { type: 'user', id: target.id },
        after: { reason, until: until.toISO() },
      }
      for (const firm of [...firms, null]) await record(trx, author, { ...audited, workspaceId: firm })
      await notifyOwnersOfImpersonation(trx, firms, { operator: admin, person: target, reason, until })
      return begun
    })
    const impersonation = { id, adminId: admin.id, adminName: admin.name, until: until.toISO() }
    return { userId: target.id, workspaceId, endsAt, impersonation }
  }
}
