import type MatterPin from '#app/matters/models/matter_pin'
import { compareStates, type StateComparison } from '#app/research/laws/compare_states'
import { savedState } from '#app/research/laws/saved_state'
import { stateText } from '#app/research/laws/states'
import LegalDocument from '#app/research/models/legal_document'

/** The text that was pinned beside the present one. */
export interface PinComparison {
  document: LegalDocument
  /** How the pinned text is known; `unknown`: the library does not hold it. */
  known: 'exact' | 'by_day' | 'unknown'
  /** Null when it is not known. */
  text: StateComparison | null
  /** Null when the title is the one that was pinned. */
  title: StateComparison | null
}

/** Compares a pinned text with what the library holds of it today. */
export async function comparePin(pin: MatterPin): Promise<PinComparison> {
  const document = await LegalDocument.findOrFail(pin.documentId)
  const present = (await stateText(document, null))!
  const { fingerprint, title, createdAt: savedAt } = pin
  const saved = await savedState(document, { fingerprint, title, savedAt })
  const asText = (body: string) => ({ ...present, body, outline: [] })
  return {
    document,
    known: saved === null ? 'unknown' : saved.isExact ? 'exact' : 'by_day',
    text: saved && compareStates(saved.text, present),
    title: title === document.title ? null : compareStates(asText(title), asText(document.title)),
  }
}
