import db from '@adonisjs/lucid/services/db'
import { caseAt } from '#sources/cjf/addresses'
import { SOURCE } from '#app/judiciary/read_ruling'

/** Cases that are asked again at once. */
export const CASES_OF_A_RUN = 200

/**
 * The cases to ask again, those first that were not looked at for the longest, as a run of the source is asked for them (`casos`); null when there
 * are none. Cases that ended a year ago (`endedBefore`, `YYYY-MM-DD`) rest.
 */
export async function casesToRevisit(endedBefore: string, limit = CASES_OF_A_RUN): Promise<string | null> {
  const rows = await db
    .from('legal_documents as d')
    .join('source_records as r', (join) =>
      join.on('r.source', 'd.source').on('r.kind', 'd.kind').on('r.external_id', 'd.external_id')
    )
    .where({ 'd.source': SOURCE, 'd.kind': 'expediente' })
    .where((open) => open.whereNull('d.published_on').orWhere('d.published_on', '>=', endedBefore))
    .whereNotNull('d.url')
    .orderBy('r.checked_at')
    .orderBy('d.id')
    .limit(limit)
    .select('d.url')
  const cases = rows.flatMap(({ url }) => caseAt(url) ?? [])
  return cases.map(({ organ, type, number, procedure }) => [organ, type, number, procedure].join(':')).join(' ') || null
}
