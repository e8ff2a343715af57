import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EditProfile } from '#app/accounts/actions/edit_profile'
import { authorOf, personOf } from '#app/accounts/context'
import ProfileTransformer from '#app/accounts/transformers/profile_transformer'
import { profileValidator } from '#app/accounts/validators/profile'

/** What a person says of themselves. */
@inject()
export default class ProfilesController {
  constructor(private readonly editProfile: EditProfile) {}

  show(ctx: HttpContext) {
    return ctx.inertia.render('settings/account', { profile: ProfileTransformer.transform(personOf(ctx)) })
  }

  async update(ctx: HttpContext) {
    const { name, phone = null, license = null } = await ctx.request.validateUsing(profileValidator)
    await this.editProfile.handle(authorOf(ctx), personOf(ctx).id, { name, phone, license })
    ctx.session.flash('notices', { toast: { key: 'settings.account.saved' } })
    return ctx.response.redirect().toRoute('settings.account')
  }
}
