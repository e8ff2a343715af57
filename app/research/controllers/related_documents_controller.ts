import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { SearchEngine } from '#app/core/search/search_engine'
import { documentAt } from '#app/research/http/document_at'
import { relatedDocuments } from '#app/research/queries/related_documents'

/** Documents of the same source about the same matter. */
@inject()
export default class RelatedDocumentsController {
  constructor(private readonly engine: SearchEngine) {}

  async index({ params, response }: HttpContext) {
    const data = await relatedDocuments(this.engine, await documentAt(params))
    return response.header('Cache-Control', 'private, max-age=300').json({ data })
  }
}
