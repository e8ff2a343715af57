import type { HttpContext } from '@adonisjs/core/http'
import { preferencesValidator } from '#app/accounts/validators/sign_in'
import { Refusal } from '#app/core/errors/refusal'

/** Language and theme of the signed-in person. */
export default class PreferencesController {
  async update({ request, response, identity }: HttpContext) {
    if (!identity) throw new Refusal('tokenMissing')
    await identity.user.merge(await request.validateUsing(preferencesValidator)).save()
    return response.redirect().back()
  }
}
