import LegalVersion from '#app/research/models/legal_version'
import type LegalDocument from '#app/research/models/legal_document'
import type { Division } from '#sources/contract/contract'

/** A state of a document: what it said in a time. */
export interface DocumentState {
  /** Of `legal_versions`; null for the present one. */
  id: number | null
  /** ISO date since which it reads so: its last reform, else when it was published; null when neither is known. */
  since: string | null
  /** When this library had it first, ISO instant. */
  seenAt: string
}

/** The text of a state. */
export interface StateText extends DocumentState {
  title: string
  body: string
  outline: Division[]
}

/** All states of a document, newest first. Their texts are not read. */
export async function statesOf(document: LegalDocument): Promise<DocumentState[]> {
  const earlier = await LegalVersion.query()
    .where('document_id', document.id)
    .orderBy('id', 'desc')
    .select('id', 'version_on', 'published_on', 'seen_at')
  return [present(document), ...earlier.map(pastState)]
}

/** The text of a state of a document; null when it has no such state. */
export async function stateText(document: LegalDocument, id: number | null): Promise<StateText | null> {
  if (id === null)
    return { ...present(document), title: document.title, body: document.body, outline: document.outline ?? [] }
  const version = await LegalVersion.query().where({ id, document_id: document.id }).first()
  return version && { ...pastState(version), title: version.title, body: version.body, outline: version.outline ?? [] }
}

/** The state that ruled on a day (ISO date): the newest of those that began on it or before. Null when all known ones are later. */
export function stateOn(states: DocumentState[], day: string): DocumentState | null {
  return states.find(({ since }) => since !== null && since <= day) ?? null
}

function present({ versionOn, publishedOn, updatedAt }: LegalDocument): DocumentState {
  return { id: null, since: versionOn ?? publishedOn, seenAt: updatedAt.toISO()! }
}

function pastState({ id, versionOn, publishedOn, seenAt }: LegalVersion): DocumentState {
  return { id, since: versionOn ?? publishedOn, seenAt: seenAt.toISO()! }
}
