import { defineConfig } from '@adonisjs/shield'

/**
 * Only the CSRF guard: security headers are set in server middleware, so that 404s and files carry them too.
 * The token travels as a shared prop and comes back in `X-CSRF-Token`; a cookie for it would cost an encryption per request.
 */
export default defineConfig({
  csp: { enabled: false },
  csrf: { enabled: true, exceptRoutes: [], enableXsrfCookie: false, methods: ['POST', 'PUT', 'PATCH', 'DELETE'] },
  xFrame: { enabled: false },
  hsts: { enabled: false },
  contentTypeSniffing: { enabled: false },
})
