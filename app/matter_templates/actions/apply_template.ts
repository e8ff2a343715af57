import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { NotFound } from '#app/core/errors/no_access'
import { toSqlInstant } from '#app/core/models/columns'
import type { FieldValues } from '#app/matter_templates/field_value'
import MatterSheet from '#app/matter_templates/models/matter_sheet'
import MatterTemplate from '#app/matter_templates/models/matter_template'
import { templateSlots } from '#app/matter_templates/slots'
import { saveFieldValues } from './save_field_values.js'

/** A template as it was read when the form was checked, and what was answered. */
export interface TemplateUse {
  template: MatterTemplate
  values: FieldValues
  author: Author
}

type NewMatter = { id: number; workspaceId: number }

/**
 * Makes a matter what a template says, in the transaction in which the matter is made: keeps the answers and the version that asked, then
 * opens what the slots hold. Throws NotFound when the template was deleted meanwhile.
 */
export async function applyTemplate(
  trx: TransactionClientContract,
  matter: NewMatter,
  { template, values, author }: TemplateUse
): Promise<void> {
  await freeze(trx, template)
  const { id: templateId, version: templateVersion, definition } = template
  const sheet = { matterId: matter.id, workspaceId: matter.workspaceId, templateId, templateVersion, revision: 1 }
  await MatterSheet.create(sheet, { client: trx })
  await saveFieldValues(trx, matter, { definition, values })
  for (const slot of templateSlots.all()) {
    const payload = definition.slots[slot.key] ?? null
    if (payload !== null) await slot.apply(trx, { matter, payload, author })
  }
  await record(trx, author, {
    workspaceId: matter.workspaceId,
    matterId: matter.id,
    action: 'matter.template_applied',
    subject: { type: 'matter', id: matter.id },
    after: { template: template.title, templateId, version: templateVersion, ...values },
  })
}

/** Keeps the template as it is now, once for each version. */
async function freeze(trx: TransactionClientContract, template: MatterTemplate): Promise<void> {
  const { id, version, title, definition } = template
  const isThere = await MatterTemplate.query({ client: trx }).where('id', id).forShare().first()
  if (!isThere) throw new NotFound('matter templates')
  const row = {
    template_id: id,
    version,
    title,
    definition: JSON.stringify(definition),
    created_at: toSqlInstant(clock.now()),
  }
  await trx.knexQuery().table('matter_template_versions').insert(row).onConflict(['template_id', 'version']).ignore()
}
