/** Why a file could not be read, or not to its end. The sentence of each is `document_reading.fault.<reason>` in the catalogues. */
export const FAULTS = [
  'encrypted',
  'corrupted',
  'tooLarge',
  'unpacksTooLarge',
  'entities',
  'tooLong',
  'tooMuchMemory',
  'crashed',
  'missing',
] as const
export type FaultReason = (typeof FAULTS)[number]

/** Why there is nothing to read in a file: `document_reading.none.<reason>`. */
export const EMPTINESSES = ['scanned', 'picture', 'media', 'legacyOffice', 'unsupported', 'empty'] as const
export type EmptyReason = (typeof EMPTINESSES)[number]

/** A file that cannot be read, with the reason that a person is told. */
export class ReadingFault extends Error {
  /** `limit` names what a spreadsheet has too much of. */
  constructor(
    readonly reason: FaultReason,
    readonly limit?: 'rows' | 'columns' | 'cells'
  ) {
    super(`unreadable file: ${reason}`)
  }
}
