import { tidyText } from './search.js'

const MAX_QUERY_LENGTH = 200

/** What is typed so far; of a longer text, its end. Never fails. */
export function readSuggestion(queryString: string): string {
  return tidyText(new URLSearchParams(queryString).get('q') ?? '').slice(-MAX_QUERY_LENGTH)
}
