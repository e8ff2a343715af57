import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { analysisAddress } from '#app/research/asking/address'
import { compareStates } from '#app/research/laws/compare_states'
import { reformsIn } from '#app/research/laws/reform_history'
import { stateOn, statesOf, stateText, type DocumentState } from '#app/research/laws/states'
import LegalDocument from '#app/research/models/legal_document'
import { sourceAt } from '#app/research/http/source_at'
import ComparisonTransformer from '#app/research/transformers/comparison_transformer'
import LegalDocumentTransformer from '#app/research/transformers/legal_document_transformer'
import SourceTransformer from '#app/research/transformers/source_transformer'

const SLUG = /^[a-z0-9-]{1,120}$/

/** What a document said before, and what changed. */
export default class VersionsController {
  /** `?desde=` and `?hasta=` name two states (`actual` = the present one); `?fecha=` the one that ruled on a day. Left out: the last change. */
  async index(ctx: HttpContext) {
    const source = await sourceAt(ctx.params.source)
    const document = await this.find(source.manifest.slug, ctx.params.slug)
    const states = await statesOf(document)
    const { earlier, later } = chosen(states, ctx.request.qs())
    const texts = await Promise.all([earlier, later].map((state) => state && stateText(document, state.id)))
    const [before, after] = texts
    return ctx.inertia.render('research/versions/index', {
      source: SourceTransformer.transform(source).useVariant('forTabs'),
      document: LegalDocumentTransformer.transform(document).useVariant('forAnalysis'),
      states,
      reforms: document.kind === 'ley' ? reformsOf(document) : null,
      compared: { earlier: earlier ? nameOf(earlier) : null, later: later ? nameOf(later) : null },
      day: dayOf(ctx.request.qs().fecha),
      comparison:
        before && after && before.id !== after.id
          ? ComparisonTransformer.transform({ source: document.source, comparison: compareStates(before, after) })
          : null,
    })
  }

  private async find(source: string, slug: string): Promise<LegalDocument> {
    const document = SLUG.test(slug) ? await LegalDocument.findBySlug(source, slug) : null
    if (!document) throw new NotFound('document')
    return document
  }
}

function reformsOf(law: LegalDocument) {
  const reforms = reformsIn(law)
  return reforms.map(({ on, touched }) => ({
    on,
    touched: touched.map(({ label, slug, action }) => ({
      label,
      action,
      href: slug && analysisAddress({ source: law.source, slug }),
    })),
  }))
}

const nameOf = ({ id }: DocumentState) => (id === null ? 'actual' : String(id))

function dayOf(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null
}

/** The two states that an address asks to compare, the earlier one first; unknown names give the newest two. */
function chosen(states: DocumentState[], query: Record<string, unknown>) {
  const named = (name: unknown) => states.find((state) => nameOf(state) === name)
  const day = dayOf(query.fecha)
  const later = named(query.hasta) ?? states[0]!
  const earlier = named(query.desde) ?? (day ? stateOn(states, day) : null) ?? states[states.indexOf(later) + 1] ?? null
  if (!earlier) return { earlier: null, later }
  return states.indexOf(earlier) < states.indexOf(later) ? { earlier: later, later: earlier } : { earlier, later }
}
