import { PassThrough } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import type {} from '@adonisjs/session/session_middleware'
import { personOf } from '#app/accounts/context'
import { noticeHub } from '#app/notifications/stream/notice_hub'

/** Server-sent events (WHATWG HTML, «Server-sent events») with how many notices somebody has not read. */
export default class NoticeStreamsController {
  async show(ctx: HttpContext) {
    const out = new PassThrough()
    ctx.response.header('Content-Type', 'text/event-stream; charset=utf-8')
    ctx.response.header('Cache-Control', 'no-store')
    ctx.response.header('X-Accel-Buffering', 'no')
    ctx.request.request.once('close', () => out.destroy())
    noticeHub.add({ userId: personOf(ctx).id, session: ctx.session.sessionId }, out)
    ctx.response.stream(out)
  }
}
