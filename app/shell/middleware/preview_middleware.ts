import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { NoAccess } from '#app/core/errors/no_access'

const READS = ['GET', 'HEAD', 'OPTIONS']

/** Names of the writes that go on during a preview: ending it, signing out, how the interface looks. */
const OPEN = ['law_firm.role_previews.destroy', 'security.sessions.destroy', 'settings.preferences.update']

/** Working in another firm, or in none, ends the preview: the role belongs to the firm that is left. */
const ENDING = ['main.workspaces.select', 'main.workspaces.leave_aside']

/** Who looks at the firm with another role changes nothing. Stands before every route, so that none can forget it. */
export default class PreviewMiddleware {
  handle({ request, route, identity, session }: HttpContext, next: NextFn) {
    const name = route?.name ?? ''
    if (!identity?.preview || READS.includes(request.method()) || OPEN.includes(name)) return next()
    if (!ENDING.includes(name)) throw new NoAccess({ preview: true })
    session.forget('previewRoleId')
    return next()
  }
}
