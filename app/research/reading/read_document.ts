import { extractCitations, type Citation } from '#sources/citations'
import type LegalDocument from '#app/research/models/legal_document'
import type { Heading, Paragraph } from './paragraph.js'
import { outlineOf, rulingParagraphs } from './ruling_paragraphs.js'
import { thesisParagraphs } from './thesis_paragraphs.js'

/** The text of a document, taken apart for reading. */
export interface Reading {
  paragraphs: Paragraph[]
  outline: Heading[]
  /** Citations in the whole text, in order; those of the document itself are left out. */
  citations: Citation[]
}

/** Takes the text of a document apart: paragraphs, headings, what it cites. */
export function readDocument(document: Pick<LegalDocument, 'documentType' | 'body' | 'citationKeys'>): Reading {
  const isThesis = document.documentType === 'tesis'
  const paragraphs = isThesis ? thesisParagraphs(document.body) : rulingParagraphs(document.body)
  const own = new Set(document.citationKeys)
  return {
    paragraphs,
    outline: isThesis ? [] : outlineOf(paragraphs),
    citations: extractCitations(document.body).filter(({ keys }) => !keys.some((key) => own.has(key))),
  }
}
