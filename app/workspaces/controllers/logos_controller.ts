import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { picture } from '#app/core/files/picture_field'
import { receiveFile } from '#app/core/files/received_file'
import { previousUrl } from '#app/core/http/previous_url'
import { ChangeLogo } from '#app/workspaces/actions/change_logo'
import { authorOf, workspaceOf } from '#app/workspaces/context'

/** Pixels a side; a logo is shown whole. */
const SIZE = 256
const logoValidator = vine.create({ logo: picture({ size: SIZE, fit: 'contain' }) })

/** The logo of a firm. */
@inject()
export default class LogosController {
  constructor(private readonly changeLogo: ChangeLogo) {}

  async store(ctx: HttpContext) {
    const data = { logo: await receiveFile(ctx.request) }
    const { logo } = await ctx.request.validateUsing(logoValidator, { data })
    await this.changeLogo.handle(authorOf(ctx), workspaceOf(ctx), logo)
    ctx.session.flash('notices', { toast: { key: 'firm.logo.saved' } })
    return ctx.response.redirect(previousUrl(ctx))
  }

  async destroy(ctx: HttpContext) {
    await this.changeLogo.handle(authorOf(ctx), workspaceOf(ctx), null)
    ctx.session.flash('notices', { toast: { key: 'firm.logo.removed' } })
    return ctx.response.redirect(previousUrl(ctx))
  }
}
