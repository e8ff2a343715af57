/** Why no PDF was made: what makes them is not there for this machine, the process broke down, or a document was beyond its limits. */
export type PdfProblem = 'notInstalled' | 'badTemplate' | 'tooLong' | 'tooMuchMemory' | 'crashed' | 'tooManyWaiting'

/** A PDF could not be made. Nothing was changed: it may be asked for again, or the page be printed. */
export class PdfUnavailable extends Error {
  readonly status = 502

  /** `details` is what the maker of the document said: for tests, since it may quote the document. */
  constructor(
    readonly problem: PdfProblem,
    readonly details: string | null = null
  ) {
    super(`no PDF: ${problem}`)
  }
}
