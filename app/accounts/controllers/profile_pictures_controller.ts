import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { receiveFile } from '#app/core/files/received_file'
import { ChangePicture } from '#app/accounts/actions/change_picture'
import { authorOf, personOf } from '#app/accounts/context'
import { profilePictureValidator } from '#app/accounts/validators/profile'

/** A person's own picture. */
@inject()
export default class ProfilePicturesController {
  constructor(private readonly changePicture: ChangePicture) {}

  async store(ctx: HttpContext) {
    const data = { picture: await receiveFile(ctx.request) }
    const { picture } = await ctx.request.validateUsing(profilePictureValidator, { data })
    await this.changePicture.handle(authorOf(ctx), personOf(ctx).id, picture)
    ctx.session.flash('notices', { toast: { key: 'settings.picture.changed' } })
    return ctx.response.redirect().toRoute('settings.account')
  }

  async destroy(ctx: HttpContext) {
    await this.changePicture.handle(authorOf(ctx), personOf(ctx).id, null)
    ctx.session.flash('notices', { toast: { key: 'settings.picture.removed' } })
    return ctx.response.redirect().toRoute('settings.account')
  }
}
