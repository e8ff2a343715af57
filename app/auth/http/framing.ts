import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'

/** Lets the configured sites show this one answer in a frame; without any it stays closed like every other. */
export function allowFraming({ response }: HttpContext): void {
  const origins = app.config.get<string[]>('embedding.origins')
  if (origins.length === 0) return
  const policy = String(response.getHeader('Content-Security-Policy'))
  response.header(
    'Content-Security-Policy',
    policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`)
  )
  response.removeHeader('X-Frame-Options')
}
