import type { HttpContext } from '@adonisjs/core/http'
import { citingDocuments } from '#app/research/citations/queries/citing_documents'
import { presentCitingPage } from '#app/research/citations/present_citing_page'
import { documentAt } from '#app/research/http/document_at'
import { readCitingQuery } from '#app/research/validators/citing'

/** Those who cite a document, page by page. */
export default class CitingDocumentsController {
  async index({ params, request, response }: HttpContext) {
    const document = await documentAt(params)
    const page = await citingDocuments(document.id, readCitingQuery(request.qs()))
    return response.header('Cache-Control', 'private, no-store').json({ data: presentCitingPage(page) })
  }
}
