import type { Trx } from './record_writer.js'
import AuditEntry from '#app/core/audit/models/audit_entry'

/** Whether the log knows only what one import did with a record and in it. `requestId` is that of the import. */
export async function isUntouched(
  trx: Trx,
  { workspaceId, requestId }: { workspaceId: number; requestId: string | null },
  subject: { type: string; id: number }
): Promise<boolean> {
  const byOthers = () =>
    AuditEntry.query({ client: trx })
      .where('workspace_id', workspaceId)
      .where((other) => void other.whereNull('request_id').orWhereNot('request_id', requestId ?? ''))
      .select('id')
      .limit(1)
  const own = await byOthers().where({ subject_type: subject.type, subject_id: String(subject.id) })
  if (own.length > 0) return false
  if (subject.type !== 'matter') return true
  const inside = await byOthers().where('matter_id', subject.id)
  return inside.length === 0
}

const plain = (value: unknown) => JSON.stringify(value ?? null)

/** Whether a record still has the values that a change gave it. */
export function stillHas(record: object, values: Record<string, unknown>): boolean {
  const own = record as Record<string, unknown>
  return Object.entries(values).every(([name, value]) => plain(own[name]) === plain(value))
}
