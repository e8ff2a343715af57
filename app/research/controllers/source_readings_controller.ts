import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { OrderReading } from '#app/research/actions/order_reading'
import { sourceAt } from '#app/research/http/source_at'
import { authorOf } from '#app/workspaces/context'

/** Readings that an operator asks for. */
export default class SourceReadingsController {
  async store(ctx: HttpContext) {
    const { manifest } = await sourceAt(ctx.params.source)
    const kind = manifest.kinds.find(({ slug }) => slug === ctx.params.kind)
    if (!kind) throw new NotFound('kind of records')
    const isOrdered = await new OrderReading(authorOf(ctx)).handle({ source: manifest.slug, kind: kind.slug })
    ctx.session.flash(
      'notices',
      isOrdered ? { toast: { key: 'sources.run.ordered' } } : { warning: { key: 'sources.run.already' } }
    )
    return ctx.response.redirect().toRoute('settings.sources.index')
  }
}
