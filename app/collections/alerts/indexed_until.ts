import db from '@adonisjs/lucid/services/db'

/**
 * The newest document of a source up to which the index has all of them: what was stored and is not found yet comes at the next look. `lastSeq`
 * is the change that the index applied last, read before this is asked.
 */
export async function indexedUntil(source: string, lastSeq: number, after: number): Promise<number> {
  const newer = () => db.from('legal_documents').where('source', source).where('id', '>', after)
  const pending = await newer().where('change_seq', '>', lastSeq).min('id as id').first()
  if (pending?.id) return Number(pending.id) - 1
  const newest = await newer().max('id as id').first()
  return Number(newest?.id ?? after)
}
