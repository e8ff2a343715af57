import type { Law } from '#sources/laws/law'

/** A law with what the listing tells of it. Dates are ISO. */
export interface FederalLaw {
  law: Law
  ref: string
  /** As the listing writes it. */
  listedName: string
  number: string
  code: string
  note: string
  changed: string
  publishedOn: string | null
  /** The last change that the listing or the text tells. */
  lastChangeOn: string | null
  /** The last change that the listing tells. */
  listedChangeOn: string | null
  abrogatedFrom: string | null
  isAbrogated: boolean
}
