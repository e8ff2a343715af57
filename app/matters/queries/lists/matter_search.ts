import { searchWords } from '#app/core/database/folded_search'
import { mattersWhoseFieldsSay } from '#app/matter_templates/queries/field_search'
import type { MatterQuery } from '#app/matters/models/matter'

const MAX_WORDS = 8

/**
 * Keeps the matters in which every word of a text occurs, without regard to accents, capitals and the tilde of ñ: in their numbers, title, clients, court,
 * stage or parties, or, in the firm that is given, in the answers to the fields of their template. A scan of the firm's matters: `instr`, for it
 * looks through folded text three times as fast as LIKE.
 */
export function whereMatterSays(query: MatterQuery, text: string, workspaceId?: number | null): void {
  for (const word of searchWords(text, MAX_WORDS)) {
    query.where((said) => {
      void said.whereRaw('instr(matters.search_text, ?) > 0', [word])
      if (workspaceId) void said.orWhereIn('matters.id', mattersWhoseFieldsSay(workspaceId, word))
    })
  }
}
