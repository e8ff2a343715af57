import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { endpoints } from '#app/core/api/endpoint'
import { API_PREFIX } from '#app/core/api/openapi'
import '#app/auth/api_endpoints'
import '#app/auth/api_firm_endpoints'
import '#app/matters/api_endpoints'
import '#app/clients/api_endpoints'
import '#app/billing/api_endpoints'
import '#app/activities/api_endpoints'
import '#app/amparo/api_endpoints'
import '#app/court_lists/api_endpoints'
import '#app/documents/api_endpoints'
import '#app/insights/api_endpoints'
import '#app/research/api_endpoints'
import { middleware } from '#start/kernel'

/** Calls of programs: the same list makes these routes and the OpenAPI document. */
for (const { key, method, path, scope, bare, handler } of endpoints.all()) {
  const methods = method === 'GET' ? ['GET', 'HEAD'] : [method]
  const route = router.route(`${API_PREFIX}/${path}`, methods, handler as never).as(`api.${key}`)
  if (!bare) route.use(middleware.api())
  if (scope) route.use(middleware.bearer(scope))
  if (scope && method !== 'GET') route.use(middleware.apiIdempotency())
}

router.route(`${API_PREFIX}/*`, ['OPTIONS'], [controllers.auth.api.Preflights, 'answer']).as('api.preflight')

router
  .get(`${API_PREFIX}/reference`, [controllers.auth.api.System, 'reference'])
  .as('api.reference')
  // Its language can be changed, which is a write for who is signed in.
  .use(middleware.csrf())

router
  .route(`${API_PREFIX}/*`, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], [controllers.auth.api.UnknownCalls, 'answer'])
  .as('api.unknown')
  .use(middleware.api())
