import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { fold, likeAnywhere } from '#app/core/text/fold'
import type Matter from '#app/matters/models/matter'

const MOST_WORDS = 8

/** Keeps the matters in which every word of a text occurs, without regard to accents and capitals: in reference, title, client, court or file number. */
export function whereMatterSays(query: ModelQueryBuilderContract<typeof Matter>, text: string): void {
  for (const word of fold(text).split(' ').filter(Boolean).slice(0, MOST_WORDS)) {
    query.whereRaw('matters.search_text LIKE ? ESCAPE ?', [likeAnywhere(word), '\\'])
  }
}
