import LegalDocument from '#app/research/models/legal_document'

/**
 * The newest document of a source up to which the index has all of them: what was stored and is not found yet comes at the next look. `lastSeq`
 * is the change that the index applied last, read before this is asked.
 */
export async function indexedUntil(source: string, lastSeq: number, after: number): Promise<number> {
  const newer = () => LegalDocument.query().where('source', source).where('id', '>', after)
  const pending = await newer().where('change_seq', '>', lastSeq).min('id as id').first()
  if (pending?.id) return pending.id - 1
  const newest = await newer().max('id as id').first()
  return newest?.id ?? after
}
