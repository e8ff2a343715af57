import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'

type Fields = Record<string, unknown>
type Subject = { id: number; workspaceId: number; matterId: number }

/** What was done with a document or a folder, for the log and with it for the timeline and the history. */
export interface DocumentAction {
  action: string
  before?: Fields
  after?: Fields
}

/** Writes an audit entry with a document into the log. */
export function auditDocument(trx: TransactionClientContract, author: Author, it: Subject, audited: DocumentAction) {
  const { id, workspaceId, matterId } = it
  return record(trx, author, { ...audited, workspaceId, matterId, subject: { type: 'document', id } })
}

/** Writes an audit entry with a folder into the log. */
export function auditFolder(trx: TransactionClientContract, author: Author, it: Subject, audited: DocumentAction) {
  const { id, workspaceId, matterId } = it
  return record(trx, author, { ...audited, workspaceId, matterId, subject: { type: 'document_folder', id } })
}
