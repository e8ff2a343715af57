import type { HttpContext } from '@adonisjs/core/http'
import { documentFor } from '#app/documents/found_document'
import { documentCard } from '#app/documents/queries/document_card'
import { matterFor } from '#app/matters/found_matter'
import { viewerHere } from '#app/workspaces/viewer'

/** What the panel of a document shows. */
export default class DocumentCardsController {
  async show(ctx: HttpContext) {
    const document = await documentFor(ctx, 'view', await matterFor(ctx, 'view'))
    return documentCard(document, viewerHere(ctx))
  }
}
