/** What of a document a sentence tells: what happened, what was in dispute, what was held, what was decided. */
export const PARTS = ['background', 'issue', 'criterion', 'decision'] as const
export type SummaryPart = (typeof PARTS)[number]

/** A sentence of the document itself, at its place. */
export interface SummarySentence {
  part: SummaryPart
  /** Offsets in the body, in UTF-16 units: `body.slice(start, end)` is the sentence. */
  start: number
  end: number
}

/** What a provider is given. */
export interface SummarizedDocument {
  documentType: string
  title: string
  body: string
}

/** The port of summaries. A provider chooses sentences of the document; it writes none of its own, and what is no sentence of it is refused. */
export abstract class Summarizer {
  /** Under which its summaries are kept; changes when it would choose otherwise. */
  abstract readonly name: string

  /** The chosen sentences, in their order; throws when it cannot. */
  abstract summarize(document: SummarizedDocument, signal: AbortSignal): Promise<SummarySentence[]>
}
