import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { Refusal } from '#app/core/errors/refusal'
import { rowsBy } from '#app/core/tenancy/rows'
import type MatterTemplate from '#app/matter_templates/models/matter_template'
import { lockTemplate } from '#app/matter_templates/queries/lock_template'

/** Deletes a template that no matter was made with. */
export class DeleteTemplate {
  /** Throws `templateHasMatters` when there are such matters, in the trash too. */
  async handle(author: Author, template: MatterTemplate): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockTemplate(trx, template)
      const used = await rowsBy(trx, 'matter_sheets', { template_id: current.id }).select('matter_id').first()
      if (used) throw new Refusal('templateHasMatters')
      await trx.from('matter_template_versions').where('template_id', current.id).delete()
      await current.delete()
      const { id, title, scope, workspaceId, definition } = current
      const subject = { type: 'matter_template', id }
      const before = { title, scope, ...definition }
      await record(trx, author, { workspaceId, action: 'matter_template.deleted', subject, before })
    })
  }
}
