import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EditMatter } from '#app/matters/actions/edit_matter'
import { OpenMatter } from '#app/matters/actions/open_matter'
import { chosenTemplate } from '#app/matters/http/chosen_template'
import { answerWithMatter } from '#app/matters/http/answer_with_matter'
import { matterFilters } from '#app/matters/domain/matter_filters'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { storedFields, type MatterFields, type NewMatterFields } from '#app/matters/domain/matter_fields'
import type Matter from '#app/matters/models/matter'
import { listMatters } from '#app/matters/queries/lists/list_matters'
import { responsibleIds } from '#app/matters/queries/choices/matter_choices'
import { resolveFields } from '#app/matters/http/resolve_fields'
import MatterRowTransformer from '#app/matters/transformers/matter_row_transformer'
import { apiMattersValidator } from '#app/matters/validators/api'
import { editMatterValidator, openMatterValidator } from '#app/matters/validators/matter'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** The matters of a firm, for programs. */
@inject()
export default class ApiMattersController {
  constructor(
    private readonly openMatter: OpenMatter,
    private readonly editMatter: EditMatter
  ) {}

  async index(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(apiMattersValidator)
    const words = Object.entries(input).map(([name, value]) => [name, String(value)])
    const filters = await matterFilters.validate({
      ...Object.fromEntries(words),
      archived: input.archived ? 'yes' : '',
    })
    const { rows, paging } = await listMatters(currentViewer(ctx), filters)
    return ctx.serialize({ items: MatterRowTransformer.transform(rows), paging })
  }

  async show(ctx: HttpContext) {
    return answerWithMatter(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    const meta = { responsibleIds: await responsibleIds(workspace) }
    const { templateId, ...sent } = await ctx.request.validateUsing(openMatterValidator, { meta })
    const fields = await resolveFields<NewMatterFields>(ctx, sent)
    const also = await chosenTemplate(ctx, templateId)
    const { id } = await this.openMatter.handle(authorOf(ctx), workspace, fields, also)
    return answerWithMatter(ctx, id)
  }

  /** What is not sent stays as it is. */
  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit', ctx.params.id)
    const meta = { responsibleIds: await responsibleIds(workspaceOf(ctx), matter) }
    const data = changedFields(matter, ctx.request.body())
    const { version, ...sent } = await ctx.request.validateUsing(editMatterValidator, { meta, data })
    const fields = { ...(await resolveFields<MatterFields>(ctx, sent, matter)), version }
    await this.editMatter.handle(authorOf(ctx), matter, fields)
    return answerWithMatter(ctx, matter.id)
  }
}

/** The fields of a matter with what was sent; a court that is told by its name is none of the catalogue any more. */
function changedFields(matter: Matter, sent: Record<string, unknown>): Record<string, unknown> {
  const courtId = 'court' in sent && !('courtId' in sent) ? { courtId: null } : {}
  return { ...storedFields(matter as unknown as MatterFields), ...courtId, ...sent }
}
