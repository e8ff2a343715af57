import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { authorOf, personOf } from '#app/accounts/context'
import { SetDelivery } from '#app/notifications/actions/set_delivery'
import { deliveryValidator } from '#app/notifications/validators/choices'

/** When e-mails with notices come. */
@inject()
export default class NoticeSettingsController {
  constructor(private readonly setDelivery: SetDelivery) {}

  async update(ctx: HttpContext) {
    const {
      emailRhythm,
      digestHour,
      quietFrom = null,
      quietTo = null,
    } = await ctx.request.validateUsing(deliveryValidator)
    const delivery = { emailRhythm, digestHour, quietFrom, quietTo }
    await this.setDelivery.handle(authorOf(ctx), personOf(ctx).id, delivery)
    ctx.session.flash('notices', { toast: { key: 'notifications.saved' } })
    return ctx.response.redirect().toRoute('settings.notification')
  }
}
