import type { HttpContext } from '@adonisjs/core/http'
import api from '#config/api'

const EXPOSED = 'Retry-After, X-Request-Id, WWW-Authenticate'

/** Lets pages of the sites that the configuration names read the answer. Says whether this one is named. */
export function allowOrigin({ request, response }: HttpContext): boolean {
  const origin = request.header('origin')
  response.append('Vary', 'Origin')
  if (!origin || !api.origins.includes(origin)) return false
  response.header('Access-Control-Allow-Origin', origin)
  response.header('Access-Control-Expose-Headers', EXPOSED)
  return true
}
