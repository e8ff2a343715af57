import type { HttpContext } from '@adonisjs/core/http'
import { preferencesValidator } from '#app/accounts/validators/sign_in'
import { previousUrl } from '#app/core/http/previous_url'
import { Refusal } from '#app/core/errors/refusal'

/** Language and theme of the signed-in person. */
export default class PreferencesController {
  async update(ctx: HttpContext) {
    const { request, response, identity } = ctx
    if (!identity) throw new Refusal('tokenMissing')
    await identity.user.merge(await request.validateUsing(preferencesValidator)).save()
    return response.redirect(previousUrl(ctx))
  }
}
