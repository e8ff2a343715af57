import type { HttpContext } from '@adonisjs/core/http'
import { authorizedDocument } from '#app/documents/load_document'
import { documentCard } from '#app/documents/queries/document_card'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { currentViewer } from '#app/workspaces/viewer'

/** What the panel of a document shows. */
export default class DocumentCardsController {
  async show(ctx: HttpContext) {
    const document = await authorizedDocument(ctx, 'view', await authorizedMatter(ctx, 'view'))
    return documentCard(document, currentViewer(ctx))
  }
}
