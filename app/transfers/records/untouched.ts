import type { Trx } from './record_writer.js'

/** Whether the log knows of one deed alone with a record or in it: that it was brought in. */
export async function isUntouched(trx: Trx, firm: number, subject: { type: string; id: number }): Promise<boolean> {
  const own = await trx
    .from('audit_entries')
    .where({ workspace_id: firm, subject_type: subject.type, subject_id: String(subject.id) })
    .limit(2)
    .select('id')
  if (own.length > 1) return false
  if (subject.type !== 'matter') return true
  const inside = await trx
    .from('audit_entries')
    .where({ workspace_id: firm, matter_id: subject.id })
    .limit(1)
    .select('id')
  return inside.length === 0
}

const plain = (value: unknown) => JSON.stringify(value ?? null)

/** Whether a record still has the values that a change gave it. */
export function stillHas(record: object, values: Record<string, unknown>): boolean {
  const told = record as Record<string, unknown>
  return Object.entries(values).every(([name, value]) => plain(told[name]) === plain(value))
}
