import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import MatterTemplate from '#app/matter_templates/models/matter_template'
import type { StoredTemplate } from '#app/matter_templates/template_fields'

/** Whose a new template is. */
export type TemplateOwner = Pick<MatterTemplate, 'scope' | 'workspaceId' | 'userId'>

/** Makes a template. */
export class CreateTemplate {
  async handle(author: Author, owner: TemplateOwner, fields: StoredTemplate): Promise<MatterTemplate> {
    return db.transaction(async (trx) => {
      const values = { ...owner, ...fields, hidden: false, version: 1, editedById: author.userId }
      const template = await MatterTemplate.create(values, { client: trx })
      const { title, materia } = fields
      await record(trx, author, {
        workspaceId: owner.workspaceId,
        action: 'matter_template.created',
        subject: { type: 'matter_template', id: template.id },
        after: { title, materia, scope: owner.scope, ...fields.definition },
      })
      return template
    })
  }
}
