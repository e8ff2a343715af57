import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Analysis } from '#app/research/reading/analysis'
import { presentDecisions } from '#app/research/reading/decisions'
import { citedArticles, citedTexts, linkedParagraphs } from '#app/research/reading/present_citations'
import LegalDocumentTransformer from './legal_document_transformer.js'

/** A document with its text, which travels once: links are offsets in its paragraphs. */
export default class AnalysisTransformer extends BaseTransformer<Analysis> {
  toObject() {
    const { document, reading, trail } = this.resource
    return {
      document: new LegalDocumentTransformer(document).forAnalysis(),
      paragraphs: linkedParagraphs(this.resource),
      outline: reading.outline,
      decisions: presentDecisions(document.body, reading),
      cited: { texts: citedTexts(this.resource), articles: citedArticles(this.resource) },
      trail,
    }
  }
}
