import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { MakeCodes } from '#app/matters/actions/make_codes'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { labelFilters } from '#app/matters/domain/label_filters'
import MatterPolicy from '#app/matters/policies/matter_policy'
import { addressOfCode } from '#app/matters/queries/find_code'
import { findMatters } from '#app/matters/queries/lists/find_matters'
import { listLabels } from '#app/matters/queries/lists/list_labels'
import { labelsValidator, revocationValidator } from '#app/matters/validators/matter_parts'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Labels with a code for folders: one leads the team to the matter, one the client to its status. */
@inject()
export default class MatterLabelsController {
  constructor(private readonly makeCodes: MakeCodes) {}

  /** The sheet, ready to be printed. */
  async index(ctx: HttpContext) {
    const selected = await labelFilters.validate(ctx.request.qs())
    const site = app.config.get<string>('app.appUrl')
    return ctx.inertia.render('law_firm/matter_labels/index', {
      labels: await listLabels(currentViewer(ctx), site, selected),
      selected,
      firm: workspaceOf(ctx).name,
    })
  }

  async store(ctx: HttpContext) {
    const { ids, audiences } = await ctx.request.validateUsing(labelsValidator)
    const matters = await findMatters(currentViewer(ctx), ids)
    for (const matter of matters) await ctx.bouncer.with(MatterPolicy).authorize('administer', matter)
    await this.makeCodes.make(authorOf(ctx), matters, audiences)
    return ctx.response.redirect(
      route('law_firm.matter_labels.index', {}, `ids=${ids.join(',')}&for=${audiences.join(',')}`)
    )
  }

  /** Labels of this matter that are out lead nowhere any more. */
  async destroy(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'administer')
    const { audience } = await ctx.request.validateUsing(revocationValidator)
    await this.makeCodes.revoke(authorOf(ctx), matter, audience)
    ctx.session.flash('notices', { toast: { key: 'matters.label.revoked', values: { reference: matter.reference } } })
    return ctx.response.redirect().withQs().back()
  }

  /** Whoever reads a label with a telephone, once they are signed in. What they may see there is asked there. */
  async open(ctx: HttpContext) {
    return ctx.response.redirect(await addressOfCode(ctx.params.code))
  }
}
