import { LegalVersionSchema } from '#database/schema'

/** A state that a document had before it changed, with the instants between which it was the one of the library. */
export default class LegalVersion extends LegalVersionSchema {}
