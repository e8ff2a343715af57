import { searchWords, whereContains } from '#app/core/database/folded_search'
import Court from '#app/courts/models/court'

const MAX_OPTIONS = 20
const MAX_WORDS = 8

/** Courts whose name has every word of a text, those that exist today (`YYYY-MM-DD`) first. */
export async function courtOptions(text: string, today: string): Promise<Court[]> {
  const query = Court.query()
  for (const word of searchWords(text, MAX_WORDS)) whereContains(query, 'courts.name_folded', word)
  return query
    .orderByRaw('CASE WHEN valid_to IS NULL OR valid_to >= ? THEN 0 ELSE 1 END', [today])
    .orderBy('name_folded')
    .orderBy('id')
    .limit(MAX_OPTIONS)
}
