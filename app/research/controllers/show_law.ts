import type { HttpContext } from '@adonisjs/core/http'
import type { Source } from '#sources/contract'
import { analysisAddress } from '#app/research/asking/address'
import { findArticle } from '#app/research/laws/find_article'
import { readLaw } from '#app/research/laws/law_reading'
import type LegalDocument from '#app/research/models/legal_document'
import { loadPanels } from '#app/research/queries/load_panels'
import type { ResultTrail } from '#app/research/reading/analysis'
import LawTransformer from '#app/research/transformers/law_transformer'
import SourceTransformer from '#app/research/transformers/source_transformer'
import { signedIn } from '#app/workspaces/context'
import { viewerOf } from '#app/workspaces/viewer'

interface Opened {
  law: LegalDocument
  trail: ResultTrail | null
}

/** Answers with a law, opened at the stretch that the address names. */
export async function showLaw(ctx: HttpContext, source: Source, { law, trail }: Opened) {
  const asked = articleAsked(ctx)
  const article = asked === null ? null : findArticle(law.outline ?? [], asked)
  if (article?.slug) return ctx.response.redirect(analysisAddress({ source: law.source, slug: article.slug }))
  const reading = await readLaw(law, sectionOf(ctx))
  return ctx.inertia.render('research/laws/show', {
    source: SourceTransformer.transform(source).useVariant('forTabs'),
    reading: LawTransformer.transform(reading),
    missing: asked,
    trail,
    panels: (await loadPanels(viewerOf(signedIn(ctx)), law.id)) as never,
  })
}

/** `?articulo=14 bis`: what was typed to be led to an article. */
export function articleAsked({ request }: HttpContext): string | null {
  const typed = request.qs().articulo
  return typeof typed === 'string' && typed.trim() !== '' ? typed.trim().slice(0, 40) : null
}

/** `?parte=3`: stretches are counted from 1 in addresses. */
export function sectionOf({ request }: HttpContext): number | null {
  const asked = request.qs().parte
  return typeof asked === 'string' && /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) - 1 : null
}
