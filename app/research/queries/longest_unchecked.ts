import db from '@adonisjs/lucid/services/db'

/** Addresses of the documents of a kind that were not looked at for the longest; those that ended before a day (`YYYY-MM-DD`) are left out. */
export async function longestUnchecked(
  { source, kind }: { source: string; kind: string },
  { endedBefore, limit }: { endedBefore: string; limit: number }
): Promise<string[]> {
  const rows = await db
    .from('legal_documents as d')
    .join('source_records as r', (join) =>
      join.on('r.source', 'd.source').on('r.kind', 'd.kind').on('r.external_id', 'd.external_id')
    )
    .where({ 'd.source': source, 'd.kind': kind })
    .where((open) => open.whereNull('d.published_on').orWhere('d.published_on', '>=', endedBefore))
    .whereNotNull('d.url')
    .orderBy('r.checked_at')
    .orderBy('d.id')
    .limit(limit)
    .select('d.url')
  return rows.map(({ url }) => String(url))
}
