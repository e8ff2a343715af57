import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { documentAt } from '#app/research/http/document_at'
import { presentSummary } from '#app/research/summary/present_summary'
import { SummarizeDocument } from '#app/research/summary/summarize_document'
import { Summarizer } from '#app/research/summary/summarizer'

/** The summary of a document, made when it is asked for. */
@inject()
export default class SummariesController {
  constructor(private readonly summarizer: Summarizer) {}

  /** `{ data: null }` when the provider failed: the page says so and offers to try again. */
  async show({ params, response }: HttpContext) {
    const document = await documentAt(params)
    void response.header('Cache-Control', 'private, no-store')
    const sentences = await new SummarizeDocument(this.summarizer).handle(document)
    return response.json({ data: sentences && presentSummary(document, sentences) })
  }
}
