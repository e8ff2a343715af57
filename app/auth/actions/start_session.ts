import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { isInternal } from '#app/accounts/internal_domain'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { UnderMaintenance } from '#app/core/errors/under_maintenance'
import { isMaintenance } from '#app/core/system/maintenance'
import Member from '#app/workspaces/models/member'
import { beginFamily } from '#app/auth/remember/remembered_families'

/** Throws UnderMaintenance while the product is closed to a person. Asked before anything of their sign-in is written down. */
export async function assertOpenTo({ email }: { email: string }): Promise<void> {
  if ((await isMaintenance()) && !isInternal(email)) throw new UnderMaintenance()
}

/** Writes down that a person signs in, and what keeps them signed in. */
export class StartSession {
  /** Returns the firm that they start in and, with `remembered`, the family of tokens of this browser. Throws UnderMaintenance. */
  async handle(author: Author, user: User, browser: Parameters<typeof beginFamily>[2], remembered: boolean) {
    await assertOpenTo(user)
    const workspaceId = await Member.startingFirmOf(user)
    const audited = {
      workspaceId,
      action: 'session.started',
      subject: { type: 'user', id: user.id },
      after: { remembered },
    }
    const family = await db.transaction(async (trx) => {
      await record(trx, { ...author, userId: user.id, kind: 'user' }, audited)
      return remembered ? beginFamily(trx, user, browser, workspaceId) : null
    })
    return { workspaceId, family }
  }
}
