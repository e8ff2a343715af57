import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { renamingFields } from '#app/core/errors/field_problem'
import type { NewMatterFields } from '#app/matters/domain/matter_fields'
import { resolveFields } from '#app/matters/http/resolve_fields'
import { OpenFirstMatter } from '#app/onboarding/actions/open_first_matter'
import { hasMatters } from '#app/onboarding/queries/has_matters'
import { firstMatterValidator } from '#app/onboarding/validators/first_matter'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import Workspace from '#app/workspaces/models/workspace'

/** The first matter of a firm, on one short page. */
@inject()
export default class FirstMattersController {
  constructor(private readonly openFirstMatter: OpenFirstMatter) {}

  /** A firm that has matters needs no first one: its people go home. */
  async create(ctx: HttpContext) {
    const { id } = workspaceOf(ctx)
    if (await hasMatters({ id })) {
      ctx.session.reflash()
      return ctx.response.redirect().toRoute('main.home')
    }
    const { practiceAreas } = await Workspace.findOrFail(id)
    return ctx.inertia.render('law_firm/first_matter/create', {
      materia: practiceAreas?.length === 1 ? practiceAreas[0]! : null,
    })
  }

  async store(ctx: HttpContext) {
    const { client, nextStep, dueOn, ...given } = await ctx.request.validateUsing(firstMatterValidator)
    const sent = { ...given, status: 'active' as const, responsibleId: signedIn(ctx).user.id }
    const fields = await resolveFields<NewMatterFields>(ctx, { ...sent, clients: [{ name: client }] }).catch(atClient)
    const next = { title: nextStep, dueOn }
    const matter = await this.openFirstMatter.handle(authorOf(ctx), workspaceOf(ctx), fields, next)
    ctx.session.flash('notices', { toast: { key: 'matters.opened', values: { reference: matter.reference } } })
    return ctx.response.redirect().toRoute('law_firm.matters.show', [matter.id])
  }
}

/** What is wrong with the clients of a matter is said at the one field that this form has for them. */
const atClient = renamingFields(() => 'client')
