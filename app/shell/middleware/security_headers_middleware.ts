import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { newNonce } from '#app/core/encryption/nonces'

declare module '@adonisjs/core/http' {
  interface Response {
    /** Lets the scripts and styles of this answer run. New for each request. */
    nonce: string
  }
}

/** While developing, Vite serves the client from its own port and reloads it over a web socket. */
const DEVELOPMENT = process.env.DEV_MODE && !app.inProduction ? ' http://localhost:* ws://localhost:*' : ''

/** What a proxy may hand over as the id of a request; anything else is replaced, since ids are stored and written to the log. */
const REQUEST_ID = /^[\w.:-]{1,60}$/

function requestId({ request }: HttpContext): string {
  if (!REQUEST_ID.test(request.id() ?? '')) delete request.request.headers['x-request-id']
  return request.id()!
}

function policy(nonce: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self'${DEVELOPMENT}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** Sets the headers that every answer carries: pages, files, JSON and 404s alike. */
export default class SecurityHeadersMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { response } = ctx
    response.nonce = newNonce()
    response.header('Content-Security-Policy', policy(response.nonce))
    response.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('X-Frame-Options', 'DENY')
    response.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    response.header('Permissions-Policy', 'camera=(self), geolocation=(), microphone=()')
    response.header('Cross-Origin-Opener-Policy', 'same-origin')
    response.header('X-Request-Id', requestId(ctx))
    return next()
  }
}
