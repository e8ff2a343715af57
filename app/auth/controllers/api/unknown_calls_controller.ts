import type { HttpContext } from '@adonisjs/core/http'
import { apiMessage } from '#app/core/api/api_message'
import { endpoints } from '#app/core/api/endpoint'
import { API_PREFIX } from '#app/core/api/openapi'
import { NotFound } from '#app/core/errors/no_access'
import { LANGUAGES, type Language } from '#app/core/messages/catalogue'

/** The methods by which an address of /api/v1 can be called. */
function methodsAt(path: string): string[] {
  const steps = path.slice(API_PREFIX.length + 1).split('/')
  const isAt = (pattern: string) => {
    const own = pattern.split('/')
    return own.length === steps.length && own.every((step, place) => step.startsWith(':') || step === steps[place])
  }
  const methods = endpoints.all().flatMap((endpoint) => (isAt(endpoint.path) ? endpoint.method : []))
  return [...new Set(methods)]
}

/** What is called under /api/v1 and is not there, or not by this method. */
export default class UnknownCallsController {
  answer({ request, response }: HttpContext) {
    const allowed = methodsAt(request.url())
    if (allowed.length === 0) throw new NotFound('page')
    const language = request.language([...LANGUAGES]) as Language | null
    const message = apiMessage(language ?? 'es', { status: 405, code: 'METHOD' })
    response.status(405).header('Allow', allowed.join(', '))
    return response.send({ code: 'METHOD', params: { allowed }, message })
  }
}
