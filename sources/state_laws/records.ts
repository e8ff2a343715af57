import type { Law } from '#sources/laws/law'
import type { DocType } from './doc_type.js'

/** A law of a state: its text, and what the site tells of it. */
export interface StateLaw {
  law: Law
  id: string
  /** As the site lists it, misprints included. */
  rawTitle: string
  /** For readers. */
  name: string
  state: string
  docType: DocType
  /** ISO dates. */
  publishedOn: string | null
  /** Only the listing tells the day of its publication, not its text. */
  isListedDate: boolean
  lastReformOn: string | null
  /** As the site says: `Vigente`. */
  status: string
  power: string
  /** ISO; the first day on which it is not in force any more, when it is told. */
  until: string | null
}
