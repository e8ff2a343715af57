import db from '@adonisjs/lucid/services/db'
import { containsBindings, containsIn, whereContains } from '#app/core/database/folded_search'
import type { FieldValue } from '#app/matter_templates/field_value'
import type { FieldType } from '#app/matter_templates/definition'
import { textOf } from '#app/matter_templates/field_value'
import MatterFieldValue from '#app/matter_templates/models/matter_field_value'

/** Matters of a firm that answered something with this text in it, without regard to accents and capitals: a subquery of their ids. */
export function mattersWhoseFieldsSay(workspaceId: number, text: string) {
  return db
    .from('matter_field_values')
    .where('workspace_id', workspaceId)
    .whereRaw(containsIn('text_folded'), containsBindings(text))
    .select('matter_id')
}

/** What is looked for in one field: a text in it, or numbers or days from and to, ends included. Money in centavos, days as YYYY-MM-DD. */
export interface FieldFilter {
  key: string
  text?: string
  from?: number | string
  to?: number | string
}

/** Matters of a firm that answered one field so: a subquery of their ids. */
export function mattersWithField(workspaceId: number, { key, text, from, to }: FieldFilter) {
  const query = db.from('matter_field_values').where({ workspace_id: workspaceId, field_key: key }).select('matter_id')
  if (text) whereContains(query, 'text_folded', text)
  const columnFor = (bound: number | string) => (typeof bound === 'number' ? 'number_value' : 'date_value')
  if (from !== undefined) query.where(columnFor(from), '>=', from)
  if (to !== undefined) query.where(columnFor(to), '<=', to)
  return query
}

/** An answer with what it answers. */
export interface FormattedField {
  key: string
  label: string
  type: FieldType
  value: FieldValue
  /** As it is written in lists and exports. */
  text: string
}

/** What each of some matters of a firm answered, in one query. */
export async function fieldValuesOf(workspaceId: number, matterIds: number[]): Promise<Map<number, FormattedField[]>> {
  const rows = await MatterFieldValue.in({ id: workspaceId }).whereIn('matter_id', matterIds).orderBy('id')
  const told = new Map<number, FormattedField[]>(matterIds.map((id) => [id, []]))
  for (const { matterId, fieldKey: key, label, type: name, value } of rows) {
    const type = name as FieldType
    told.get(matterId)?.push({ key, label, type, value, text: textOf({ type }, value) })
  }
  return told
}

/** The fields that matters of a firm have answered so far, each with the label that was given last. */
export async function knownFields(workspaceId: number): Promise<{ key: string; label: string; type: FieldType }[]> {
  const last = db.from('matter_field_values').where('workspace_id', workspaceId).groupBy('field_key').max('id')
  const rows = await MatterFieldValue.in({ id: workspaceId }).whereIn('id', last).orderBy('label')
  return rows.map(({ fieldKey: key, label, type }) => ({ key, label, type: type as FieldType }))
}
