import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import User from '#app/accounts/models/user'
import { EditFirm } from '#app/workspaces/actions/edit_firm'
import { OpenFirm } from '#app/workspaces/actions/open_firm'
import { WelcomePerson } from '#app/workspaces/actions/welcome_person'
import { authorOf, signedIn } from '#app/workspaces/context'
import { NoAccess } from '#app/core/errors/no_access'
import { formatPhone } from '#app/core/validators/phone'
import { FIRM_CHOICES } from '#app/workspaces/domain/firm_choices'
import { countFirm } from '#app/workspaces/domain/firm_limits'
import type { Identity } from '#app/workspaces/identity'
import Workspace from '#app/workspaces/models/workspace'
import { stepToShow, welcomeProgress } from '#app/workspaces/queries/welcome_progress'
import FirmTransformer from '#app/workspaces/transformers/firm_transformer'
import { welcomeFirmValidator, welcomeProfileValidator } from '#app/workspaces/validators/workspace'
import { isWelcome, owesWelcome, welcomeViewer } from '#app/workspaces/welcome_viewer'
import { workIn } from '#app/workspaces/http/work_in'

/** The way into the product: who I am, what my firm is, whatever other modules ask, done. */
@inject()
export default class WelcomesController {
  constructor(
    private readonly person: WelcomePerson,
    private readonly openFirm: OpenFirm,
    private readonly editFirm: EditFirm
  ) {}

  async show(ctx: HttpContext) {
    const identity = signedIn(ctx)
    const progress = await welcomeProgress(welcomeViewer(identity))
    const isOver = identity.workspace !== null && progress.next === null && !owesWelcome(identity)
    if (!isWelcome(identity) || isOver) return ctx.response.redirect().toRoute('main.home')
    const user = await User.findOrFail(identity.user.id)
    const firm = identity.workspace && (await Workspace.findOrFail(identity.workspace.id))
    return ctx.inertia.render('welcome/show', {
      step: stepToShow(progress, ctx.request.qs().step),
      steps: progress.steps,
      profile: { name: user.name, phone: formatPhone(user.phone), license: user.license, timeZone: user.timeZone },
      firm: firm ? FirmTransformer.transform(firm) : null,
      choices: FIRM_CHOICES,
    })
  }

  async saveProfile(ctx: HttpContext) {
    const profile = await ctx.request.validateUsing(welcomeProfileValidator)
    const { phone = null, license = null } = profile
    await this.person.saveProfile(authorOf(ctx), signedIn(ctx).user.id, { ...profile, phone, license })
    return ctx.response.redirect().withQs({ step: 'firm' }).toRoute('welcome.show')
  }

  async saveFirm(ctx: HttpContext) {
    const identity = signedIn(ctx)
    const fields = await ctx.request.validateUsing(welcomeFirmValidator)
    if (!isWelcome(identity)) throw new NoAccess({ route: ctx.route!.pattern })
    const workspace = identity.workspace ?? (await this.found(ctx, identity, fields.name))
    const { city = null, state = null } = fields
    await this.editFirm.handle(authorOf(ctx), workspace, { ...fields, city, state })
    return ctx.response.redirect().toRoute('welcome.show')
  }

  /** Finishes and goes on to the first matter; what is still missing is shown instead. */
  async complete(ctx: HttpContext) {
    const identity = signedIn(ctx)
    const { next } = await welcomeProgress(welcomeViewer(identity))
    if (next !== null) return ctx.response.redirect().toRoute('welcome.show')
    await this.person.complete(authorOf(ctx), identity.user.id)
    ctx.session.flash('notices', { toast: { key: 'firm.welcome.finished' } })
    return ctx.response.redirect().toRoute('law_firm.first_matter.create')
  }

  private async found(ctx: HttpContext, { user }: Identity, name: string): Promise<Workspace> {
    await countFirm(user.id)
    const workspace = await this.openFirm.handle(authorOf(ctx), user, { name })
    await this.editFirm.handle(authorOf(ctx), workspace, { timeZone: user.timeZone ?? workspace.timeZone })
    workIn(ctx, workspace)
    return workspace
  }
}
