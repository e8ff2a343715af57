import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { Refusal } from '#app/core/errors/refusal'
import { ManageConnection } from '#app/google_calendar/actions/manage_connection'
import { codeOf, noteProblem } from '#app/google_calendar/actions/note_problem'
import { PreviewSync } from '#app/google_calendar/actions/preview_sync'
import { GoogleProblem } from '#app/google_calendar/client/google_problem'
import GoogleConnection from '#app/google_calendar/models/google_connection'
import { personOf, signedIn, workspaceOf } from '#app/workspaces/context'

const ownerOf = (ctx: HttpContext) => ({ userId: personOf(ctx).id, workspaceId: workspaceOf(ctx).id })

/** When a calendar at Google is synced, what that would change, and undoing it. The work itself is done in the background. */
export default class GoogleSyncsController {
  /** What a sync would change on both sides. Nothing is written. */
  async preview(ctx: HttpContext) {
    const connection = await GoogleConnection.of(ownerOf(ctx))
    if (!connection || connection.refreshToken === null) throw new NotFound('google_connections')
    try {
      return ctx.response.json(await new PreviewSync().handle(connection, signedIn(ctx)))
    } catch (error) {
      if (!(error instanceof GoogleProblem)) throw error
      const code = codeOf(error.kind)
      if (code === 'GGL-000') await noteProblem(connection, error)
      throw new Refusal(code === 'GGL-000' ? 'calendarSyncFailed' : 'calendarSyncRefused')
    }
  }

  async store(ctx: HttpContext) {
    await new ManageConnection().sync(ownerOf(ctx))
    return this.answer(ctx, 'google_calendar.queued')
  }

  /** Nothing is synced by itself any more. */
  async destroy(ctx: HttpContext) {
    await new ManageConnection().pause(ownerOf(ctx))
    return this.answer(ctx, 'google_calendar.paused_now')
  }

  async undo(ctx: HttpContext) {
    await new ManageConnection().undo(ownerOf(ctx), ctx.params.id)
    return this.answer(ctx, 'google_calendar.undoing')
  }

  private answer(ctx: HttpContext, key: string) {
    ctx.session.flash('notices', { toast: { key } })
    return ctx.response.redirect().toRoute('calendar.google.index')
  }
}
