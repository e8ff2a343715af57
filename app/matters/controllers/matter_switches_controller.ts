import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { SwitchPrivacy } from '#app/matters/actions/switch_privacy'
import { SwitchReadOnly } from '#app/matters/actions/switch_read_only'
import { authorizedMatter } from '#app/matters/http/load_matter'
import type Matter from '#app/matters/models/matter'
import { authorOf } from '#app/workspaces/context'

/** Who sees a matter, and whether it may be changed. */
@inject()
export default class MatterSwitchesController {
  constructor(
    private readonly switchPrivacy: SwitchPrivacy,
    private readonly switchReadOnly: SwitchReadOnly
  ) {}

  async hide(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    await this.switchPrivacy.handle(authorOf(ctx), matter, true)
    return this.answer(ctx, 'matters.made_private', matter)
  }

  async show(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    await this.switchPrivacy.handle(authorOf(ctx), matter, false)
    return this.answer(ctx, 'matters.made_public', matter)
  }

  async close(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'administer')
    await this.switchReadOnly.handle(authorOf(ctx), matter, true)
    return this.answer(ctx, 'matters.read_only.on', matter)
  }

  async open(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'administer')
    await this.switchReadOnly.handle(authorOf(ctx), matter, false)
    return this.answer(ctx, 'matters.read_only.off', matter)
  }

  private answer({ session, response }: HttpContext, key: string, { reference }: Matter) {
    session.flash('notices', { toast: { key, values: { reference } } })
    return response.redirect().withQs().back()
  }
}
