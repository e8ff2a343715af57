import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route, type RouteName } from '#app/core/addresses'
import { ChangeStage } from '#app/matters/actions/change_stage'
import { ChangeStatus } from '#app/matters/actions/change_status'
import { authorizedMatter } from '#app/matters/http/load_matter'
import type { Status } from '#app/matters/domain/materias'
import { stageValidator } from '#app/matters/validators/matter'
import { authorOf } from '#app/workspaces/context'

const DONE: Record<Status, string> = {
  active: 'matters.reopened',
  suspended: 'matters.suspended',
  concluded: 'matters.concluded',
}
/** What undoes a change of status: the request that brings back the one of before. */
const BACK = {
  active: { method: 'delete', name: 'law_firm.matter_states.reopen' },
  suspended: { method: 'post', name: 'law_firm.matter_states.suspend' },
  concluded: { method: 'post', name: 'law_firm.matter_states.conclude' },
} as const satisfies Record<Status, { method: 'post' | 'delete'; name: RouteName }>

/** How a matter stands: concluded, suspended or neither, and its stage. */
@inject()
export default class MatterStatesController {
  constructor(
    private readonly changeStatus: ChangeStatus,
    private readonly changeStage: ChangeStage
  ) {}

  async conclude(ctx: HttpContext) {
    return this.turn(ctx, 'concluded')
  }

  async suspend(ctx: HttpContext) {
    return this.turn(ctx, 'suspended')
  }

  async reopen(ctx: HttpContext) {
    return this.turn(ctx, 'active')
  }

  async stage(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { stage = null, since = null } = await ctx.request.validateUsing(stageValidator)
    const before = await this.changeStage.handle(authorOf(ctx), matter, { stage, since })
    const undo = {
      method: 'put' as const,
      href: route('law_firm.matter_states.stage', { dossierId: matter.id }),
      body: { stage: before },
    }
    const key = stage === null ? 'matters.stage_taken' : 'matters.stage_changed'
    const values = { reference: matter.reference, stage: stage ?? '' }
    ctx.session.flash('notices', { toast: { key, values, undo: before === stage ? undefined : undo } })
    return ctx.response.redirect().withQs().back()
  }

  private async turn(ctx: HttpContext, status: Status) {
    const matter = await authorizedMatter(ctx, 'edit')
    const before = await this.changeStatus.handle(authorOf(ctx), matter, status)
    const { method, name } = BACK[before]
    const undo = before === status ? undefined : { method, href: route(name, { dossierId: matter.id }) }
    ctx.session.flash('notices', { toast: { key: DONE[status], values: { reference: matter.reference }, undo } })
    return ctx.response.redirect().withQs().back()
  }
}
