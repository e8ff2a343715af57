import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { StoreDocument } from '#app/documents/actions/store_document'
import { documentFilters } from '#app/documents/document_filters'
import { DocumentProblem } from '#app/documents/document_problem'
import { authorizedDocument, authorizedMatterForDocuments } from '#app/documents/load_document'
import Document from '#app/documents/models/document'
import { listDocuments } from '#app/documents/queries/list_documents'
import { findVersion, listVersions } from '#app/documents/queries/versions'
import { receiveDocument } from '#app/documents/receiving/receive_document'
import { serveVersion } from '#app/documents/serving/serve_version'
import ApiDocumentTransformer from '#app/documents/transformers/api_document_transformer'
import ApiVersionTransformer from '#app/documents/transformers/api_version_transformer'
import { apiDocumentsValidator, apiVersionValidator } from '#app/documents/validators/api'
import { placementValidator } from '#app/documents/validators/document'
import { authorOf } from '#app/workspaces/context'

const MEBIBYTE = 1_048_576
/** Larger files go through the pages, which go on where a broken upload ended. */
const MAX_MEBIBYTES = 25

/** The documents of a matter, for programs. */
@inject()
export default class ApiDocumentsController {
  constructor(private readonly storeDocument: StoreDocument) {}

  async index(ctx: HttpContext) {
    const matter = await authorizedMatterForDocuments(ctx, 'view', ctx.params.id)
    const input = await ctx.request.validateUsing(apiDocumentsValidator)
    const { rows, paging } = await listDocuments(matter, await documentFilters.validate(input))
    return ctx.serialize({ items: ApiDocumentTransformer.transform(rows), paging })
  }

  async store(ctx: HttpContext) {
    const matter = await authorizedMatterForDocuments(ctx, 'create', ctx.params.id)
    const stored = await this.receive(ctx, async (received) => {
      const { folderId = null, ...placed } = await ctx.request.validateUsing(placementValidator)
      if (placed.onConflict === 'version') await authorizedMatterForDocuments(ctx, 'edit', ctx.params.id)
      return this.storeDocument.handle(authorOf(ctx), matter, received, { ...placed, folderId })
    })
    return ctx.serialize(ApiDocumentTransformer.transform(await Document.findIn({ id: matter.workspaceId }, stored.id)))
  }

  async versions(ctx: HttpContext) {
    const matter = await authorizedMatterForDocuments(ctx, 'view', ctx.params.id)
    const document = await authorizedDocument(ctx, 'view', matter)
    return ctx.serialize(ApiVersionTransformer.transform(await listVersions(document)))
  }

  async content(ctx: HttpContext) {
    const matter = await authorizedMatterForDocuments(ctx, 'view', ctx.params.id)
    const document = await authorizedDocument(ctx, 'view', matter)
    const { version } = await ctx.request.validateUsing(apiVersionValidator)
    return serveVersion(ctx, document, await findVersion(document, version))
  }

  private receive<T>(ctx: HttpContext, use: Parameters<typeof receiveDocument<T>>[1]): Promise<T> {
    const announced = Number(ctx.request.header('content-length'))
    const isKnown = Number.isFinite(announced) && announced > 0
    const received =
      isKnown && announced <= (MAX_MEBIBYTES + 1) * MEBIBYTE
        ? receiveDocument(ctx.request, use)
        : Promise.reject(new DocumentProblem('tooLargeForApi', { most: MAX_MEBIBYTES }))
    return received
  }
}
