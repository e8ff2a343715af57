import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { likeAnywhere, searchFold } from '#app/core/text/fold'
import type Client from '#app/clients/models/client'

const MAX_WORDS = 8

/** Words to look for; a number of a telephone is one, however it is spaced. */
function wordsOf(text: string): string[] {
  const digits = text.replace(/[\s().-]/g, '')
  if (/^\+?\d{7,15}$/.test(digits)) return [digits]
  return searchFold(text).split(' ').filter(Boolean).slice(0, MAX_WORDS)
}

/** Keeps the clients in which every word of a text occurs, without regard to accents, capitals and the tilde of ñ: in names, RFC, CURP, mail or telephone. */
export function whereClientSays(query: ModelQueryBuilderContract<typeof Client>, text: string): void {
  for (const word of wordsOf(text)) {
    query.whereRaw('clients.search_text LIKE ? ESCAPE ?', [likeAnywhere(word), '\\'])
  }
}
