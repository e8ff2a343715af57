import type { HttpContext } from '@adonisjs/core/http'
import { personOf } from '#app/accounts/context'
import { preferencesValidator } from '#app/accounts/validators/preferences'
import { previousUrl } from '#app/core/http/previous_url'

/** Language, theme, time zone and first day of the week of the signed-in person. */
export default class PreferencesController {
  show(ctx: HttpContext) {
    const { language, theme, timeZone, weekStartsOn } = personOf(ctx)
    return ctx.inertia.render('settings/preferences', {
      preferences: { language, theme, timeZone, weekStartsOn },
    })
  }

  async update(ctx: HttpContext) {
    await personOf(ctx)
      .merge(await ctx.request.validateUsing(preferencesValidator))
      .save()
    return ctx.response.redirect(previousUrl(ctx))
  }
}
