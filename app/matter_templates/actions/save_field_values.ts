import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordsChanged } from '#app/core/search/record_changes'
import { fieldsOf, type TemplateDefinition } from '#app/matter_templates/definition'
import { columnsOf, type FieldValues } from '#app/matter_templates/field_value'
import MatterFieldValue from '#app/matter_templates/models/matter_field_value'

/** Makes `values` the answers of a matter, with the labels that its definition has; those it had before go. */
export async function saveFieldValues(
  trx: TransactionClientContract,
  matter: { id: number; workspaceId: number },
  { definition, values }: { definition: TemplateDefinition; values: FieldValues }
): Promise<void> {
  await MatterFieldValue.in({ id: matter.workspaceId }, trx).where('matter_id', matter.id).delete()
  const answered = fieldsOf(definition).filter(({ key }) => values[key] !== undefined)
  const rows = answered.map((field) => {
    const value = values[field.key]!
    const { key: fieldKey, type, label } = field
    return {
      workspaceId: matter.workspaceId,
      matterId: matter.id,
      fieldKey,
      type,
      label,
      value,
      ...columnsOf(field, value),
    }
  })
  await MatterFieldValue.createMany(rows, { client: trx })
  await recordsChanged(trx, matter.workspaceId, 'matter', [matter.id])
}
