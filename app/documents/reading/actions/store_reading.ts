import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { rowsBy } from '#app/core/tenancy/rows'
import { fold } from '#app/core/text/fold'
import type { FaultReason } from '#app/documents/reading/extraction/fault'
import type { ReadText } from '#app/documents/reading/extraction/read_text'
import type { TextPart } from '#app/documents/reading/extraction/text_part'

export type Outcome = ReadText | { state: 'failed'; reason: FaultReason }

interface ReadVersion {
  id: number
  workspace_id: number
  matter_id: number
  document_id: number
}

/** Characters of one statement. */
const BATCH_CHARACTERS = 500_000

/** Keeps what reading a version gave, in place of what was kept before. False when the version is gone or has been read meanwhile. */
export async function storeReading(
  trx: TransactionClientContract,
  version: ReadVersion,
  outcome: Outcome
): Promise<boolean> {
  const changed = await rowsBy(trx, 'document_versions', { id: version.id, text_state: 'pending' }).update({
    text_state: outcome.state,
    text_reason: 'reason' in outcome ? outcome.reason : null,
    text_cut: outcome.state === 'done' && outcome.isCut ? 1 : 0,
    text_read_at: toSqlInstant(clock.now()),
    text_due_at: null,
  })
  if (Number(changed) === 0) return false
  await rowsBy(trx, 'document_texts', { version_id: version.id }).delete()
  if (outcome.state === 'done') await insertParts(trx, version, outcome.parts)
  return true
}

async function insertParts(trx: TransactionClientContract, version: ReadVersion, parts: TextPart[]): Promise<void> {
  let rows: Record<string, unknown>[] = []
  let size = 0
  for (const part of parts) {
    rows.push(toRow(version, part))
    size += part.text.length
    if (size < BATCH_CHARACTERS && rows.length < 50) continue
    await trx.table('document_texts').multiInsert(rows)
    rows = []
    size = 0
  }
  if (rows.length) await trx.table('document_texts').multiInsert(rows)
}

const toRow = (version: ReadVersion, { kind, number, label, text }: TextPart) => ({
  workspace_id: version.workspace_id,
  matter_id: version.matter_id,
  document_id: version.document_id,
  version_id: version.id,
  kind,
  number,
  label,
  text,
  folded: fold(text),
})
