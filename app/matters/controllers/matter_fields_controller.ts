import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EditFieldValues } from '#app/matter_templates/actions/edit_field_values'
import { findSheet } from '#app/matter_templates/queries/matter_sheet'
import { readFieldValues } from '#app/matter_templates/validators/field_values'
import { sheetRevisionValidator } from '#app/matter_templates/validators/sheet'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf, workspaceOf } from '#app/workspaces/context'

/** What a matter answers to the fields of its template. */
@inject()
export default class MatterFieldsController {
  constructor(private readonly editFieldValues: EditFieldValues) {}

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { sheet, definition } = await findSheet(workspaceOf(ctx), matter.id)
    const { revision } = await ctx.request.validateUsing(sheetRevisionValidator)
    const values = await readFieldValues(ctx, definition)
    await this.editFieldValues.handle(authorOf(ctx), sheet, { revision, definition, values })
    ctx.session.flash('notices', { toast: { key: 'matters.saved', values: { reference: matter.reference } } })
    return ctx.response.redirect().withQs().back()
  }
}
