import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { route } from '#app/core/addresses'
import { guardsOf } from '#app/core/http/route_guards'
import { owesWelcome } from '#app/workspaces/welcome_viewer'

/** Pages that an owner may open before the wizard is done (specification §4). */
const EXCEPT = [
  route('welcome.show'),
  '/payment-success',
  '/subscription-success',
  route('law_firm.firm.show'),
  route('law_firm.archive.show'),
]

/** A firm’s data is its owner’s at any time, also before the wizard is done: the files of a full export. */
const EXPORTS = `${route('law_firm.archive.show')}/`

/** Somebody opens a page: not a call of a program, nor a picture. */
function isPageVisit({ request }: HttpContext): boolean {
  const isPage = request.header('x-inertia') || (request.header('accept') ?? '').includes('text/html')
  return request.method() === 'GET' && Boolean(isPage)
}

/**
 * Leads the owner of a firm to `/welcome` until profile and firm are complete. Only pages for signed-in people are barred: the free legal
 * resources and all that anyone may open stay open. Costs no query.
 */
export default class WelcomeMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { identity, request, response, route } = ctx
    if (!identity || !route || !owesWelcome(identity) || !isPageVisit(ctx)) return next()
    const isBarred =
      guardsOf(route).some(({ name }) => name === 'as') &&
      !EXCEPT.includes(request.url()) &&
      !request.url().startsWith(EXPORTS)
    return isBarred ? response.redirect().toRoute('welcome.show') : next()
  }
}
