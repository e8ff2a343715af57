import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { NotFound } from '#app/core/errors/no_access'
import { addressOfNotice } from '#app/notifications/notice_subject'
import { ReadNotices } from '#app/notifications/actions/read_notices'
import { findNotice } from '#app/notifications/queries/find_notice'
import { signedIn } from '#app/workspaces/context'
import { listWorkspacesOf } from '#app/workspaces/queries/list_workspaces_of'
import { workIn } from '#app/workspaces/http/work_in'

/** Opening what a notice tells of: it is read then, and one works in the firm that it is about. */
@inject()
export default class NoticeOpeningsController {
  constructor(private readonly readNotices: ReadNotices) {}

  async store(ctx: HttpContext) {
    const { user, workspace, onlyFirm, impersonation } = signedIn(ctx)
    const notice = await findNotice(user.id, ctx.params.id, onlyFirm)
    if (!notice) throw new NotFound('notices')
    await this.readNotices.handle(user.id, { only: notice.id })
    const isElsewhere = notice.workspaceId !== null && notice.workspaceId !== (workspace?.id ?? null)
    const firm =
      isElsewhere && !impersonation && (await listWorkspacesOf(user.id)).find(({ id }) => id === notice.workspaceId)
    if (firm) workIn(ctx, firm)
    return ctx.response.redirect(addressOfNotice(notice) ?? route('main.notices.index'))
  }
}
