import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/shell/exceptions/handler'))

server.use([
  () => import('#app/shell/middleware/container_bindings_middleware'),
  () => import('#app/shell/middleware/security_headers_middleware'),
  () => import('#app/shell/middleware/assets_middleware'),
  () => import('#app/shell/middleware/compression_middleware'),
  ...(process.env.DEV_MODE ? [() => import('@adonisjs/vite/vite_middleware')] : []),
])

router.use([
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#app/shell/middleware/session_middleware'),
  () => import('#app/shell/middleware/inertia_middleware'),
  () => import('#app/shell/middleware/same_workspace_middleware'),
  () => import('#app/shell/middleware/welcome_middleware'),
  () => import('#app/shell/middleware/maintenance_middleware'),
  () => import('#app/shell/middleware/preview_middleware'),
  () => import('@adonisjs/core/bodyparser_middleware'),
])

/** `guarded` = CSRF and repeated submits; it comes after `as`, so that a visitor who is turned away leaves no session behind. */
export const middleware = router.named({
  guest: () => import('#app/shell/middleware/guest_middleware'),
  as: () => import('#app/shell/middleware/as_middleware'),
  can: () => import('#app/shell/middleware/can_middleware'),
  api: () => import('#app/shell/middleware/api_middleware'),
  bearer: () => import('#app/shell/middleware/bearer_middleware'),
  apiIdempotency: () => import('#app/shell/middleware/api_idempotency_middleware'),
  inPerson: () => import('#app/shell/middleware/in_person_middleware'),
  csrf: () => import('@adonisjs/shield/shield_middleware'),
  idempotency: () => import('#app/shell/middleware/idempotency_middleware'),
})
