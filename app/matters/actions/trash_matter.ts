import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import MatterTrashing from '#app/matters/models/matter_trashing'
import type Matter from '#app/matters/models/matter'
import { lockMatter, lockMatters } from '#app/matters/queries/lock_matter'
import { whatHolds } from '#app/matters/queries/what_holds'

/** Days for which a deleted matter can be brought back. */
export const TRASH_DAYS = 30

/** Puts a matter into the trash: nobody finds it any more, and after a while it is erased. */
export class TrashMatter {
  /** Throws FieldProblem at `confirmation` while another module says that it has to stay. */
  handle(author: Author, matter: Matter): Promise<void> {
    return this.all(author, [matter])
  }

  /** All of them, or none when one of them has to stay. */
  async all(author: Author, matters: Matter[]): Promise<void> {
    await db.transaction(async (trx) => {
      for (const current of await lockMatters(trx, matters)) await this.within(trx, author, current)
    })
  }

  private async within(trx: Trx, author: Author, current: Matter): Promise<void> {
    if (current.trashed) return
    const reasons = await whatHolds(trx, current)
    if (reasons.length > 0) throw new FieldProblem('confirmation', reasons)
    const { id: matterId, workspaceId, reference } = current
    await current.merge({ trashed: true }).save()
    const eraseAt = clock.now().plus({ days: TRASH_DAYS })
    await MatterTrashing.create({ matterId, workspaceId, userId: author.userId, eraseAt }, { client: trx })
    const subject = { type: 'matter', id: matterId }
    await record(trx, author, { workspaceId, action: 'matter.trashed', subject, before: { reference } })
  }
}

/** Takes a matter out of the trash, as it was. */
export class RestoreMatter {
  async handle(author: Author, matter: Matter): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockMatter(trx, matter)
      if (!current?.trashed) return
      await current.merge({ trashed: false }).save()
      await MatterTrashing.query({ client: trx }).where('matterId', current.id).delete()
      const subject = { type: 'matter', id: current.id }
      await record(trx, author, { workspaceId: current.workspaceId, action: 'matter.restored', subject })
    })
  }
}
