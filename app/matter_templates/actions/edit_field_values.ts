import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import type { FieldValues } from '#app/matter_templates/field_value'
import type MatterSheet from '#app/matter_templates/models/matter_sheet'
import { lockSheet } from '#app/matter_templates/queries/matter_sheet'
import type { TemplateDefinition } from '#app/matter_templates/definition'
import { saveFieldValues } from './save_field_values.js'

/** What was answered, to the questions of which version, by whom it was last read. */
export interface SheetEdit {
  revision: number
  definition: TemplateDefinition
  values: FieldValues
}

/** Changes what a matter answered to its template. */
export class EditFieldValues {
  /** `revision` is the one that was edited. Throws FieldProblem when there is another by now; then nothing is changed. */
  async handle(author: Author, sheet: MatterSheet, { revision, definition, values }: SheetEdit): Promise<void> {
    await db.transaction(async (trx) => {
      const { current, values: old } = await lockSheet(trx, sheet)
      if (current.revision !== revision) throw new FieldProblem('version', 'matter_templates.stale')
      const matter = { id: current.matterId, workspaceId: current.workspaceId }
      const [before, after] = changes(old, values)
      if (Object.keys({ ...before, ...after }).length === 0) return
      await saveFieldValues(trx, matter, { definition, values })
      await current.merge({ revision: revision + 1 }).save()
      await record(trx, author, {
        workspaceId: matter.workspaceId,
        matterId: matter.id,
        action: 'matter.fields_edited',
        subject: { type: 'matter', id: matter.id },
        before,
        after,
      })
    })
  }
}

/** What differs: the old answers and the new ones, null for none. */
function changes(old: FieldValues, next: FieldValues): [Record<string, unknown>, Record<string, unknown>] {
  const keys = [...new Set([...Object.keys(old), ...Object.keys(next)])]
  const differing = keys.filter((key) => JSON.stringify(old[key]) !== JSON.stringify(next[key]))
  const only = (of: FieldValues) => Object.fromEntries(differing.map((key) => [key, of[key] ?? null]))
  return [only(old), only(next)]
}
