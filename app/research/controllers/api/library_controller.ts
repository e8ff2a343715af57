import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { CONSTANTS } from '#app/core/constants'
import { SearchEngine } from '#app/core/search/search_engine'
import { documentAt } from '#app/research/http/document_at'
import type LegalDocument from '#app/research/models/legal_document'
import ResearchSetting from '#app/research/models/research_setting'
import { searchDocuments } from '#app/research/queries/search_documents'
import { countSearch } from '#app/research/http/search_limit'
import { sourceAt } from '#app/research/http/source_at'
import { sources } from '#app/research/sources'
import LegalDocumentTransformer from '#app/research/transformers/legal_document_transformer'
import { apiSearchValidator } from '#app/research/validators/api'
import { readSearch } from '#app/research/validators/search'
import { languageOf, signedIn, workspaceOf } from '#app/workspaces/context'

/** The library, for the programs of who works in a firm. */
@inject()
export default class ApiLibraryController {
  constructor(private readonly engine: SearchEngine) {}

  async sources(ctx: HttpContext) {
    workspaceOf(ctx)
    const items = (await sources()).map(({ manifest }) => ({
      slug: manifest.slug,
      name: manifest.name[languageOf(ctx)],
    }))
    return ctx.serialize({ items })
  }

  async search(ctx: HttpContext) {
    workspaceOf(ctx)
    await ctx.request.validateUsing(apiSearchValidator)
    const source = await sourceAt(ctx.params.source)
    const { user } = signedIn(ctx)
    await countSearch(user.id)
    const { query } = readSearch(source, ctx.request.parsedUrl.query)
    const court = await ResearchSetting.courtOf(user.id)
    const { hits, total } = await searchDocuments(this.engine, source, query, court)
    const items = hits.map(({ document, snippet }) => ({
      ...shown(document),
      snippet: snippet.map(({ text }) => text).join('') || null,
    }))
    return ctx.serialize({ items, paging: { page: query.page, perPage: CONSTANTS.search.pageSize, total } })
  }

  async show(ctx: HttpContext) {
    workspaceOf(ctx)
    const document = await documentAt(ctx.params)
    return ctx.serialize({ ...shown(document), text: document.body })
  }

  async citation(ctx: HttpContext) {
    workspaceOf(ctx)
    const { citation } = shown(await documentAt(ctx.params))
    return ctx.serialize({ citation })
  }
}

function shown(document: LegalDocument) {
  const { citation, publishedOn, registration, court } = new LegalDocumentTransformer(document).toObject()
  const { source, slug, documentType: type, title, url } = document
  return { source, slug, type, title, citation, publishedOn, registration, court, url }
}
