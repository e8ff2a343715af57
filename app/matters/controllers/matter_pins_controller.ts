import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotePin } from '#app/matters/actions/note_pin'
import { PinDocument } from '#app/matters/actions/pin_document'
import { UnpinDocument } from '#app/matters/actions/unpin_document'
import { authorizedMatter } from '#app/matters/http/load_matter'
import type Matter from '#app/matters/models/matter'
import { comparePin } from '#app/matters/queries/compare_pin'
import { findPin } from '#app/matters/queries/find_pin'
import MatterPinTransformer from '#app/matters/transformers/matter_pin_transformer'
import { matterPinNoteValidator, matterPinValidator } from '#app/matters/validators/matter_pin'
import LegalDocument from '#app/research/models/legal_document'
import ComparisonTransformer from '#app/research/transformers/comparison_transformer'
import { authorOf } from '#app/workspaces/context'

/** What of the law is pinned to a matter. */
@inject()
export default class MatterPinsController {
  constructor(
    private readonly pinDocument: PinDocument,
    private readonly notePin: NotePin,
    private readonly unpinDocument: UnpinDocument
  ) {}

  /** The text as it was when it was pinned, beside the present one. */
  async show(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const pin = await findPin(matter, ctx.params.id)
    await pin.load((loader) => loader.load('user', (query) => query.select('id', 'name')))
    const { document, known, text, title } = await comparePin(pin)
    pin.$setRelated('document', document)
    const { source } = document
    const { id, reference } = matter
    return ctx.inertia.render('law_firm/matter_pins/show', {
      matter: { id, reference, title: matter.title },
      pin: MatterPinTransformer.transform(pin),
      known,
      text: text && ComparisonTransformer.transform({ source, comparison: text }),
      title: title && ComparisonTransformer.transform({ source, comparison: title }),
    })
  }

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { documentId, note = null } = await ctx.request.validateUsing(matterPinValidator)
    const document = await LegalDocument.findOrFail(documentId)
    await this.pinDocument.handle(authorOf(ctx), matter, document, note)
    return this.answer(ctx, 'matters.pinned', matter)
  }

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { note = null } = await ctx.request.validateUsing(matterPinNoteValidator)
    await this.notePin.handle(authorOf(ctx), matter, ctx.params.id, note)
    return this.answer(ctx, 'matters.noted', matter)
  }

  async destroy(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    await this.unpinDocument.handle(authorOf(ctx), matter, ctx.params.id)
    return this.answer(ctx, 'matters.unpinned', matter)
  }

  private answer({ session, response }: HttpContext, key: string, { reference }: Matter) {
    session.flash('notices', { toast: { key, values: { reference } } })
    return response.redirect().withQs().back()
  }
}
