import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'

/** Addresses that lead nowhere. */
export default class FallbacksController {
  notFound({ inertia, response, request }: HttpContext) {
    response.status(404)
    return inertia.render('errors/not_found', { requestId: request.id() ?? '' })
  }

  /** An unknown address of a page leads to `/main`; under /api or /assets, with a file name or by another method it is a 404. */
  any({ request, response }: HttpContext) {
    const path = request.url()
    const isPage = !/^\/(api|assets|health|webhooks)(\/|$)/.test(path) && !/\.[a-z0-9]{1,8}$/i.test(path)
    const wantsPage = request.header('x-inertia') || request.accepts(['html', 'json']) === 'html'
    if (!isPage || !wantsPage || !['GET', 'HEAD'].includes(request.method())) throw new NotFound('page')
    return response.redirect().toRoute('main.home')
  }
}
