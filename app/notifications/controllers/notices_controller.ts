import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { personOf } from '#app/accounts/context'
import { ReadNotices } from '#app/notifications/actions/read_notices'
import { latestNotices, listNotices } from '#app/notifications/queries/list_notices'
import NoticeTransformer from '#app/notifications/transformers/notice_transformer'
import { readingValidator } from '#app/notifications/validators/reading'

/** What a person was told, and that they have read it. */
@inject()
export default class NoticesController {
  constructor(private readonly readNotices: ReadNotices) {}

  async index(ctx: HttpContext) {
    const { show, page: requested } = ctx.request.qs()
    const unread = show === 'unread'
    const page = /^[1-9]\d{0,5}$/.test(String(requested)) ? Number(requested) : 1
    const { rows, paging } = await listNotices(personOf(ctx).id, { unread, page, onlyFirm: ctx.identity?.onlyFirm })
    return ctx.inertia.render('main/notices/index', { items: NoticeTransformer.transform(rows), paging, unread })
  }

  /** What the panel under the bell shows. */
  async latest(ctx: HttpContext) {
    const { rows, unread } = await latestNotices(personOf(ctx).id, ctx.identity?.onlyFirm)
    const { data: items } = await ctx.serialize(NoticeTransformer.transform(rows))
    return { items, unread }
  }

  /** All that there are up to the newest one that was shown. */
  async update(ctx: HttpContext) {
    const { upTo } = await ctx.request.validateUsing(readingValidator)
    await this.readNotices.handle(personOf(ctx).id, { upTo, onlyFirm: ctx.identity?.onlyFirm })
    return ctx.response.redirect().withQs().back()
  }
}
