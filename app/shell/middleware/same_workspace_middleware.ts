import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { route } from '#app/core/addresses'

const READS = ['GET', 'HEAD', 'OPTIONS']

/** Writes that concern the person and no firm: a tab of another firm may send them. */
const PERSONAL = [route('security.sessions.destroy'), route('main.workspaces.select'), route('settings.preferences')]

/**
 * A person works in one firm at a time, and tabs of the firm that they left stay open. Each page says in `X-Workspace` which firm it
 * shows (`none` without one). A write from a page of another firm is refused and changes nothing; a partial reload of such a page
 * becomes a whole one, so that no page mixes two firms.
 */
export default class SameWorkspaceMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { identity, request, response } = ctx
    const shown = request.header('x-workspace')
    const now = identity?.workspace ?? null
    if (!identity || shown === undefined || shown === String(now?.id ?? 'none')) return next()
    if (!READS.includes(request.method()))
      return PERSONAL.includes(request.url())
        ? next()
        : response.status(409).send({ code: 'OTHER-WORKSPACE', params: { name: now?.name ?? '' } })
    if (!request.header('x-inertia-partial-component')) return next()
    return response.status(409).header('X-Inertia-Location', request.url(true)).send('')
  }
}
