import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import type MatterTemplate from '#app/matter_templates/models/matter_template'
import { lockTemplate } from '#app/matter_templates/queries/lock_template'
import { changesOf, type StoredTemplate } from '#app/matter_templates/template_fields'

/** Changes a template. Matters that were made with it keep what they were asked. */
export class EditTemplate {
  /** `version` is the one that was edited. Throws FieldProblem when it has another by now; then nothing is changed. */
  async handle(
    author: Author,
    template: MatterTemplate,
    { version, fields }: { version: number; fields: StoredTemplate }
  ): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockTemplate(trx, template)
      if (current.version !== version) throw new FieldProblem('version', 'matter_templates.stale')
      const [before, after] = changesOf(current, fields)
      if (Object.keys(after).length === 0) return
      await current.merge({ ...fields, version: version + 1, editedById: author.userId }).save()
      await record(trx, author, {
        workspaceId: current.workspaceId,
        action: 'matter_template.edited',
        subject: { type: 'matter_template', id: current.id },
        before,
        after,
      })
    })
  }
}
