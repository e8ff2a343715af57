import db from '@adonisjs/lucid/services/db'

/** Those of some documents that are favourites of a person; one query, whatever their number. */
export async function savedAmong(userId: number, documentIds: number[]): Promise<Set<number>> {
  if (documentIds.length === 0) return new Set()
  const rows = await db
    .from('favorites')
    .where('user_id', userId)
    .whereIn('document_id', documentIds)
    .select('document_id')
  return new Set(rows.map(({ document_id: id }) => Number(id)))
}
