import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { ClientEntry, EditableField, StoredFields } from '#app/matters/domain/matter_fields'
import type Matter from '#app/matters/models/matter'
import { joinTeam } from './join_team.js'
import { syncClients } from './sync_clients.js'
import { noteStage } from './note_stage.js'

/** Fields that a change of many matters sets; those that are not named stay. */
export type BatchFields = Partial<Pick<StoredFields, Exclude<EditableField, 'clientName'>>> & {
  clients?: ClientEntry[]
}

/** The old and the new values of what changed. */
export interface BatchChange {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/**
 * Changes some fields of one matter within a transaction that holds it, as one of many. Null when it is so already; a matter that is only to be
 * read is the caller's to leave out.
 */
export async function editMatterBatch(
  trx: TransactionClientContract,
  author: Author,
  matter: Matter,
  { clients, ...fields }: BatchFields
): Promise<BatchChange | null> {
  const names = (Object.keys(fields) as (keyof typeof fields)[]).filter(
    (name) => (matter[name] ?? null) !== (fields[name] ?? null)
  )
  const before: BatchChange['before'] = Object.fromEntries(names.map((name) => [name, matter[name]]))
  matter.merge(Object.fromEntries(names.map((name) => [name, fields[name] ?? null])))
  if (names.includes('court')) matter.courtId = null
  if (names.includes('stage')) await noteStage(trx, author, matter)
  const kept = clients ? await syncClients(trx, author, matter, clients) : null
  if (names.length === 0 && kept === null) return null
  if (names.includes('responsibleId') && matter.responsibleId) await joinTeam(trx, matter, [matter.responsibleId])
  await matter.merge({ version: matter.version + 1 }).save()
  const change = {
    before: kept ? { ...before, clients: kept.before } : before,
    after: { ...Object.fromEntries(names.map((name) => [name, matter[name]])), ...(kept && { clients: kept.after }) },
  }
  const subject = { type: 'matter', id: matter.id }
  await record(trx, author, { workspaceId: matter.workspaceId, action: 'matter.edited', subject, ...change })
  return change
}
