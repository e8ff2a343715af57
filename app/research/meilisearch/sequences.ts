import { sequenceToken } from './tokens.js'
import { MOST_SEQUENCE_FIELDS } from './settings.js'

/** The longest sequence of words that has a token of its own; longer phrases are looked for in the texts. */
export const LONGEST_SEQUENCE = 3

/** The server forgets what stands behind the 65,535th word of an attribute. */
const FIELD_TOKENS = 60_000

/** The tokens of all two and three words that follow each other within a text, in as many attributes as they need. */
export function sequenceFields({ title, body }: { title: string[][]; body: string[][] }): Record<string, string> {
  const tokens = new Set<string>()
  for (const words of title) {
    addSequences(tokens, words, 'title')
    addSequences(tokens, words, 'anywhere')
  }
  for (const words of body) addSequences(tokens, words, 'anywhere')
  const all = [...tokens]
  const fields: Record<string, string> = {}
  for (let part = 0; part * FIELD_TOKENS < all.length && part < MOST_SEQUENCE_FIELDS; part++)
    fields[`part${part}`] = all.slice(part * FIELD_TOKENS, (part + 1) * FIELD_TOKENS).join(' ')
  return fields
}

/** The tokens that a document with a phrase must have; for a phrase of two or three words that is one, and who has it has the phrase. */
export function sequencesOf(words: readonly string[], where: 'anywhere' | 'title'): string[] {
  const size = Math.min(words.length, LONGEST_SEQUENCE)
  return Array.from({ length: words.length - size + 1 }, (_, place) =>
    sequenceToken(words.slice(place, place + size), where)
  )
}

function addSequences(tokens: Set<string>, words: string[], where: 'anywhere' | 'title'): void {
  for (let place = 0; place + 1 < words.length; place++)
    for (let size = 2; size <= LONGEST_SEQUENCE && place + size <= words.length; size++)
      tokens.add(sequenceToken(words.slice(place, place + size), where))
}
