import type { DateTime } from 'luxon'
import type LegalDocument from '#app/research/models/legal_document'
import LegalVersion from '#app/research/models/legal_version'
import { stateText, type StateText } from './states.js'

/** What is kept of a document where somebody saved or pinned it. */
export interface SavedText {
  fingerprint: string
  title: string
  savedAt: DateTime
}

/** The text of a document as it was when somebody saved it. */
export interface SavedState {
  text: StateText
  /** Known by its fingerprint; otherwise it is the text that the library held at that time. */
  isExact: boolean
}

/**
 * The text that a document had when it was saved. A state is kept when title or text change, so one whose fingerprint is not kept lost only other data: then
 * its text is the one that the library held at that time. Null when the library did not hold it then, or held it under another title: nothing is guessed.
 */
export async function savedState(document: LegalDocument, saved: SavedText): Promise<SavedState | null> {
  if (document.fingerprint === saved.fingerprint) return found(document, null, true)
  const versions = await LegalVersion.query()
    .where('document_id', document.id)
    .orderBy('id')
    .select('id', 'title', 'fingerprint', 'replaced_at')
  const same = versions.filter(({ fingerprint }) => fingerprint === saved.fingerprint)
  const wasPresent = ({ replacedAt }: LegalVersion) => replacedAt > saved.savedAt
  const exact = same.find(wasPresent) ?? same.at(-1)
  if (exact) return found(document, exact.id, true)
  const held = versions.find(wasPresent) ?? null
  const isKnown = document.createdAt <= saved.savedAt && (held ?? document).title === saved.title
  return isKnown ? found(document, held?.id ?? null, false) : null
}

async function found(document: LegalDocument, id: number | null, isExact: boolean): Promise<SavedState | null> {
  const text = await stateText(document, id)
  return text && { text, isExact }
}
