import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Tenant } from '#app/core/tenancy/tenanted'
import { NotFound } from '#app/core/errors/no_access'
import type { FieldValues } from '#app/matter_templates/field_value'
import MatterFieldValue from '#app/matter_templates/models/matter_field_value'
import MatterSheet from '#app/matter_templates/models/matter_sheet'
import MatterTemplateVersion from '#app/matter_templates/models/matter_template_version'

type InFirm = { id: number; workspaceId: number }

const read = new WeakMap<InFirm, Promise<MatterSheet | null>>()

/** The sheet of a matter that was read to be shown: several parts of its page ask for it, one query answers all. */
export function shownSheet(matter: InFirm): Promise<MatterSheet | null> {
  const known = read.get(matter) ?? MatterSheet.in({ id: matter.workspaceId }).where('matter_id', matter.id).first()
  const sheet = Promise.resolve(known)
  read.set(matter, sheet)
  return sheet
}

/** What a matter was asked and what it answered; null when it was made without a template. */
export async function sheetOf(workspace: Tenant, matterId: number) {
  return withAnswers(workspace, await MatterSheet.in(workspace).where('matter_id', matterId).first())
}

/** The same of a matter that was read to be shown. */
export async function shownAnswers(matter: InFirm) {
  return withAnswers({ id: matter.workspaceId }, await shownSheet(matter))
}

async function withAnswers(workspace: Tenant, sheet: MatterSheet | null) {
  if (!sheet) return null
  const { templateId, templateVersion: version, matterId } = sheet
  const asked = await MatterTemplateVersion.query().where({ templateId, version }).firstOrFail()
  return { sheet, title: asked.title, definition: asked.definition, values: await valuesOf(workspace, matterId) }
}

/** The same, for a matter that must have one. Throws NotFound. */
export async function findSheet(workspace: Tenant, matterId: number) {
  const found = await sheetOf(workspace, matterId)
  if (!found) throw new NotFound('matter sheets')
  return found
}

/** A sheet and its answers as they are now, held until the transaction ends. */
export async function lockSheet(trx: TransactionClientContract, { matterId, workspaceId }: MatterSheet) {
  const workspace = { id: workspaceId }
  const current = await MatterSheet.in(workspace, trx).where('matter_id', matterId).forUpdate().first()
  if (!current) throw new NotFound('matter sheets')
  return { current, values: await valuesOf(workspace, matterId, trx) }
}

async function valuesOf(workspace: Tenant, matterId: number, trx?: TransactionClientContract): Promise<FieldValues> {
  const rows = await MatterFieldValue.in(workspace, trx).where('matter_id', matterId)
  return Object.fromEntries(rows.map(({ fieldKey, value }) => [fieldKey, value]))
}
