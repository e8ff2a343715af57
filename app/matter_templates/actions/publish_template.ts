import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type MatterTemplate from '#app/matter_templates/models/matter_template'
import { lockTemplate } from '#app/matter_templates/queries/lock_template'

/** Shows a template where a new matter chooses one, or hides it there. */
export class PublishTemplate {
  async handle(author: Author, template: MatterTemplate, { hidden }: { hidden: boolean }): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockTemplate(trx, template)
      if (current.hidden === hidden) return
      await current.merge({ hidden }).save()
      const action = hidden ? 'matter_template.hidden' : 'matter_template.shown'
      const subject = { type: 'matter_template', id: current.id }
      await record(trx, author, { workspaceId: current.workspaceId, action, subject })
    })
  }
}
