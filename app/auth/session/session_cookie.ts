import { HttpRequest } from '@adonisjs/core/http'
import { SESSION_COOKIE } from '#config/session'

const MAX_CACHED_COOKIES = 5_000
const RAW = new RegExp(`(?:^|;)\\s*${SESSION_COOKIE}\\s*=([^;]*)`, 'g')

/** Signed values whose signature was right, with what they hold. The signature of one value is the same at every request. */
const verified = new Map<string, string>()

/** Sessions that requests go on with, instead of the one that the browser named. */
const adopted = new WeakMap<HttpRequest, string>()

/** Makes a request go on with a session that was opened for it. */
export function adoptSession(request: HttpRequest, sessionId: string): void {
  adopted.set(request, sessionId)
}

/**
 * Lets every request answer for its session cookie from what was verified before: checking the signature is a tenth of the work of a
 * small page. A value that was altered is another key and is verified, and refused, as ever.
 */
export function rememberVerifiedCookies(): void {
  const read = HttpRequest.prototype.cookie
  HttpRequest.macro('cookie', function (this: HttpRequest, key: string, fallback?: string) {
    if (key !== SESSION_COOKIE) return read.call(this, key, fallback)
    return adopted.get(this) ?? sessionIn(this, () => read.call(this, key)) ?? fallback
  })
}

function sessionIn(request: HttpRequest, read: () => unknown): unknown {
  const raw = onlyIn(request.header('cookie') ?? '')
  if (!raw) return read()
  const known = verified.get(raw)
  if (known !== undefined) return known
  const id = read()
  if (typeof id === 'string') remember(raw, id)
  return id
}

/** The value of the cookie; null when there are several of the name, since then it is not certain which of them the framework reads. */
function onlyIn(cookies: string): string | null {
  const found = [...cookies.matchAll(RAW)]
  return found.length === 1 ? found[0]![1]!.trim() : null
}

function remember(raw: string, id: string): void {
  if (verified.size >= MAX_CACHED_COOKIES) verified.delete(verified.keys().next().value!)
  verified.set(raw, id)
}
