import { PassingTrouble, SourceBlocked } from '#sources/http/errors'
import type { Exchanged } from '#sources/http/exchange'

/** A site that asks for more than this is not asking for patience but to be left alone. */
export const MAX_WAIT_MS = 5 * 60_000

const CHALLENGE =
  /_Incapsula_Resource|Incapsula incident ID|Imperva|<title>Just a moment\.\.\.|cf-chl-|Pardon Our Interruption/i
const TRY_AGAIN = new Set([408, 425, 429])

/** Judges an answer: throws `SourceBlocked` when the site refuses us, `PassingTrouble` when it is worth asking again. */
export function assertUsable(answer: Exchanged, url: string, now: number): void {
  if (answer.status === 401 || answer.status === 403) throw new SourceBlocked(url, `HTTP ${answer.status}`)
  if (isChallenge(answer)) throw new SourceBlocked(url, 'challenge page')
  if (answer.status < 500 && !TRY_AGAIN.has(answer.status)) return

  const wait = retryAfterMs(String(answer.headers['retry-after'] ?? ''), now)
  if (wait !== null && wait > MAX_WAIT_MS) throw new SourceBlocked(url, `HTTP ${answer.status}, wait of ${wait} ms`)
  throw new PassingTrouble(`HTTP ${answer.status}`, answer.status, wait)
}

/** Milliseconds of a `Retry-After` header (seconds or an HTTP date, RFC 9110 §10.2.3), or null. */
export function retryAfterMs(header: string, now: number): number | null {
  const text = header.trim()
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const date = text ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

function isChallenge({ headers, body }: Exchanged): boolean {
  if (headers['cf-mitigated'] === 'challenge') return true
  const looksLikeHtml = /html/i.test(headers['content-type'] ?? '') || body[0] === 0x3c
  return looksLikeHtml && CHALLENGE.test(body.subarray(0, 8192).toString('latin1'))
}
