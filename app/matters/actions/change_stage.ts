import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Matter from '#app/matters/models/matter'
import { lockMatter } from '#app/matters/queries/lock_matter'
import { noteStage } from './note_stage.js'

/** Moves a matter to another stage. */
export class ChangeStage {
  /** `since` is the day on which it came there (`YYYY-MM-DD`), today when it is not said. Returns the stage of before. */
  async handle(
    author: Author,
    matter: Matter,
    { stage, since }: { stage: string | null; since?: string | null }
  ): Promise<string | null> {
    return db.transaction(async (trx) => {
      const current = await lockMatter(trx, matter)
      const before = current.stage
      if (before === stage && (since ?? null) === null) return before
      current.merge({ stage, version: current.version + 1 })
      await noteStage(trx, author, current, since)
      await current.save()
      const subject = { type: 'matter', id: current.id }
      const after = { stage, since: current.stageSince }
      const audited = { action: 'matter.stage_changed', subject, before: { stage: before }, after }
      await record(trx, author, { workspaceId: current.workspaceId, ...audited })
      return before
    })
  }
}
