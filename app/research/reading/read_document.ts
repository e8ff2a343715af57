import type { Citation } from '#sources/citations/extract_citations'
import { citationsOf } from '#app/research/citations/citations_of'
import type { OwnLaw } from '#app/research/citations/own_law'
import type LegalDocument from '#app/research/models/legal_document'
import type { Heading, Paragraph } from './paragraph.js'
import { partedParagraphs, partsIn } from './parted_text.js'
import { outlineOf, rulingParagraphs } from './ruling_paragraphs.js'
import { thesisParagraphs } from './thesis_paragraphs.js'

/** The text of a document, taken apart for reading. */
export interface Reading {
  paragraphs: Paragraph[]
  outline: Heading[]
  /** Citations in the whole text, in order; those of the document itself are left out. */
  citations: Citation[]
}

type Read = Pick<LegalDocument, 'documentType' | 'body' | 'citationKeys'> & Partial<Pick<LegalDocument, 'outline'>>

/** Takes the text of a document apart: paragraphs, headings, what it cites; `law` is the law that it is, or is a part of. */
export function readDocument(document: Read, law: OwnLaw | null = null): Reading {
  const own = new Set(document.citationKeys)
  return {
    ...partsOf(document),
    citations: citationsOf(document.body, law).filter(({ keys }) => !keys.some((key) => own.has(key))),
  }
}

function partsOf({ documentType, body, outline }: Read): Pick<Reading, 'paragraphs' | 'outline'> {
  if (documentType === 'tesis') return { paragraphs: thesisParagraphs(body), outline: [] }
  if (outline?.length) {
    const paragraphs = partedParagraphs(body, outline)
    return { paragraphs, outline: partsIn(outline, paragraphs) }
  }
  const paragraphs = rulingParagraphs(body)
  return { paragraphs, outline: outlineOf(paragraphs) }
}
