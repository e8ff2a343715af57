import type { HttpContext } from '@adonisjs/core/http'
import { SESSION_COOKIE } from '#config/session'

const MOST = 5_000
const RAW = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]+)`)

/** Signed values whose signature was right, with what they hold. The signature of one value is the same at every request. */
const verified = new Map<string, string>()

/**
 * Lets a request answer for its session cookie from what was verified before: checking the signature is a tenth of the work of a
 * small page. A value that was altered is another key and is verified, and refused, as ever.
 */
export function rememberVerifiedCookie(request: HttpContext['request']): void {
  const raw = RAW.exec(request.header('cookie') ?? '')?.[1]
  if (!raw) return
  const read = request.cookie.bind(request)
  request.cookie = (key: string, fallback?: string) => {
    if (key !== SESSION_COOKIE) return read(key, fallback)
    const known = verified.get(raw)
    if (known !== undefined) return known
    const id = read(key, fallback)
    if (typeof id === 'string') remember(raw, id)
    return id
  }
}

function remember(raw: string, id: string): void {
  if (verified.size >= MOST) verified.delete(verified.keys().next().value!)
  verified.set(raw, id)
}
