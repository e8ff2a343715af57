import type { HttpContext } from '@adonisjs/core/http'
import type { Source } from '#sources/contract/contract'
import { analysisAddress } from '#app/research/asking/address'
import { findArticle } from '#app/research/laws/find_article'
import { readLaw } from '#app/research/laws/law_reading'
import { chunkOf } from '#app/research/laws/law_chunk'
import type LegalDocument from '#app/research/models/legal_document'
import { loadPanels } from '#app/research/queries/load_panels'
import { currentReader } from '#app/research/http/reader'
import type { ResultTrail } from '#app/research/reading/analysis'
import LawChunkTransformer from '#app/research/transformers/law_chunk_transformer'
import LawTransformer from '#app/research/transformers/law_transformer'
import SourceTransformer from '#app/research/transformers/source_transformer'

interface Opened {
  law: LegalDocument
  trail: ResultTrail | null
}

/** Answers with a law, opened at the chunk that the address names. */
export async function showLaw(ctx: HttpContext, source: Source, { law, trail }: Opened) {
  const requested = requestedArticle(ctx)
  const article = requested === null ? null : findArticle(law.outline ?? [], requested)
  if (article?.slug) return ctx.response.redirect(analysisAddress({ source: law.source, slug: article.slug }))
  const piece = pieceOf(ctx)
  if (piece !== undefined)
    return ctx.inertia.render('research/laws/reading', {
      chunk: LawChunkTransformer.transform(chunkOf(law, piece)),
    })
  const reading = await readLaw(law, sectionOf(ctx))
  return ctx.inertia.render('research/laws/show', {
    source: SourceTransformer.transform(source).useVariant('forTabs'),
    reading: LawTransformer.transform(reading),
    missing: requested,
    trail,
    panels: await loadPanels(await currentReader(ctx), law.id),
  })
}

/** `?articulo=14 bis`: what was typed to be led to an article. */
export function requestedArticle({ request }: HttpContext): string | null {
  const typed = request.qs().articulo
  return typeof typed === 'string' && typed.trim() !== '' ? typed.trim().slice(0, 40) : null
}

/** `?lectura=todo` = the whole law in one piece; `?lectura=3` = what stands under its third heading. */
function pieceOf({ request }: HttpContext): number | null | undefined {
  const requested = request.qs().lectura
  if (requested === 'todo') return null
  return typeof requested === 'string' && /^[1-9]\d{0,4}$/.test(requested) ? Number(requested) - 1 : undefined
}

/** `?parte=3`: chunks are counted from 1 in addresses. */
export function sectionOf({ request }: HttpContext): number | null {
  const requested = request.qs().parte
  return typeof requested === 'string' && /^[1-9]\d{0,4}$/.test(requested) ? Number(requested) - 1 : null
}
