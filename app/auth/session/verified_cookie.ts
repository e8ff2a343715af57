import type { HttpContext } from '@adonisjs/core/http'
import { SESSION_COOKIE } from '#config/session'

const MOST = 5_000
const RAW = new RegExp(`(?:^|;)\\s*${SESSION_COOKIE}\\s*=([^;]*)`, 'g')

/** Signed values whose signature was right, with what they hold. The signature of one value is the same at every request. */
const verified = new Map<string, string>()

/**
 * Lets a request answer for its session cookie from what was verified before: checking the signature is a tenth of the work of a
 * small page. A value that was altered is another key and is verified, and refused, as ever.
 */
export function rememberVerifiedCookie(request: HttpContext['request']): void {
  const raw = onlyIn(request.header('cookie') ?? '')
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

/** The value of the cookie; null when there are several of the name, since then it is not certain which of them the framework reads. */
function onlyIn(cookies: string): string | null {
  const found = [...cookies.matchAll(RAW)]
  return found.length === 1 ? found[0]![1]!.trim() : null
}

function remember(raw: string, id: string): void {
  if (verified.size >= MOST) verified.delete(verified.keys().next().value!)
  verified.set(raw, id)
}
