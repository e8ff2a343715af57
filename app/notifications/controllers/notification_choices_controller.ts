import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { authorOf, personOf } from '#app/accounts/context'
import { ChooseNotices } from '#app/notifications/actions/choose_notices'
import { noticeMatrix } from '#app/notifications/queries/notice_matrix'
import { settingOf } from '#app/notifications/queries/notice_setting_of'
import { choicesValidator } from '#app/notifications/validators/choices'

/** By which channels a person wants which notices. */
@inject()
export default class NotificationChoicesController {
  constructor(private readonly chooseNotices: ChooseNotices) {}

  async show(ctx: HttpContext) {
    const { id } = personOf(ctx)
    const { emailRhythm, digestHour, quietFrom, quietTo } = await settingOf(id)
    return ctx.inertia.render('settings/notification', {
      rows: await noticeMatrix(id, ctx.identity?.isClient),
      delivery: { emailRhythm, digestHour, quietFrom, quietTo },
    })
  }

  async update(ctx: HttpContext) {
    const { choices } = await ctx.request.validateUsing(choicesValidator)
    await this.chooseNotices.handle(authorOf(ctx), personOf(ctx).id, choices)
    ctx.session.flash('notices', { toast: { key: 'notifications.saved' } })
    return ctx.response.redirect().toRoute('settings.notification')
  }
}
