import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import documents from '#config/documents'
import DocumentStorage from '#app/documents/models/document_storage'
import { DocumentProblem } from '#app/documents/document_problem'

/** What a firm's files occupy and may occupy, in bytes. */
export interface Usage {
  bytes: number
  quota: number
}

const usageIn = (row: { bytes: unknown; quota: unknown } | null): Usage => ({
  bytes: Number(row?.bytes ?? 0),
  quota: Number(row?.quota ?? documents.quota),
})

/** What a firm occupies now. */
export async function usageOf(workspaceId: number, trx?: TransactionClientContract): Promise<Usage> {
  return usageIn(await DocumentStorage.find(workspaceId, { client: trx }))
}

/**
 * Adds to what a firm occupies, in the transaction that keeps the file; its row stays locked until that ends, so that two uploads never pass the
 * limit together. Throws DocumentProblem when there is no room.
 */
export async function occupy(trx: TransactionClientContract, workspaceId: number, bytes: number): Promise<void> {
  const now = toSqlInstant(clock.now())
  await trx
    .knexQuery()
    .table('document_storage')
    .insert({ workspace_id: workspaceId, bytes, created_at: now, updated_at: now })
    .onConflict('workspace_id')
    .merge({ bytes: trx.knexRawQuery('document_storage.bytes + ?', [bytes]), updated_at: now })
  assertRoom(await usageOf(workspaceId, trx))
}

/** Gives room back. */
export async function vacate(trx: TransactionClientContract, workspaceId: number, bytes: number): Promise<void> {
  if (bytes === 0) return
  await trx
    .from('document_storage')
    .where('workspace_id', workspaceId)
    .update({ bytes: trx.raw('CASE WHEN bytes > ? THEN bytes - ? ELSE 0 END', [bytes, bytes]) })
}

/** Refuses what would go beyond the quota. */
export function assertRoom({ bytes, quota }: Usage, more = 0): void {
  if (bytes + more > quota) throw new DocumentProblem('quota', { quota: inGigabytes(quota) })
}

const inGigabytes = (bytes: number) => String(Math.round((bytes / 1_073_741_824) * 10) / 10)
