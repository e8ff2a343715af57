import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Status } from '#app/matters/domain/materias'
import type Matter from '#app/matters/models/matter'
import { lockMatter } from '#app/matters/queries/lock_matter'

const ACTIONS: Record<Status, string> = {
  active: 'matter.reopened',
  suspended: 'matter.suspended',
  concluded: 'matter.concluded',
}

/** Concludes, suspends or reopens a matter. */
export class ChangeStatus {
  /** Returns the status of before. One that it has already changes nothing. */
  async handle(author: Author, matter: Matter, status: Status): Promise<Status> {
    return db.transaction(async (trx) => {
      const current = await lockMatter(trx, matter)
      const before = current.status
      if (before === status) return before
      await current.merge({ status, version: current.version + 1 }).save()
      const subject = { type: 'matter', id: current.id }
      const audited = { action: ACTIONS[status], subject, before: { status: before }, after: { status } }
      await record(trx, author, { workspaceId: current.workspaceId, ...audited })
      return before
    })
  }
}
