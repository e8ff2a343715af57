import type LegalDocument from '#app/research/models/legal_document'
import { readDocument } from '#app/research/reading/read_document'
import { PARTS, type SummaryPart, type SummarySentence } from './summarizer.js'

/** A part of a summary, its sentences with the paragraph of the page that each stands in. */
export interface SummaryText {
  part: SummaryPart
  sentences: { text: string; paragraph: number }[]
}

/** The summary by parts, in the order in which a court tells them. */
export function presentSummary(document: LegalDocument, sentences: SummarySentence[]): SummaryText[] {
  const { paragraphs } = readDocument(document)
  const paragraphAt = (start: number) =>
    Math.max(
      0,
      paragraphs.findLastIndex((paragraph) => paragraph.start <= start)
    )
  return PARTS.map((part) => ({
    part,
    sentences: sentences
      .filter((sentence) => sentence.part === part)
      .map(({ start, end }) => ({
        text: document.body.slice(start, end).replace(/\s+/g, ' '),
        paragraph: paragraphAt(start),
      })),
  })).filter((one) => one.sentences.length > 0)
}
