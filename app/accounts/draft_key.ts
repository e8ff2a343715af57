import { createHmac } from 'node:crypto'
import app from '@adonisjs/core/services/app'

/** Every page of a signed-in person carries it, and it never changes. */
const known = new Map<number, string>()
const MAX_CACHED_KEYS = 10_000

/**
 * The key with which a person's browser encrypts what they typed and did not send (AES-256), in base64. The same for every session of the person, so that
 * a draft outlives the session in which it was typed; nobody else is ever sent it.
 */
export function draftKeyOf(userId: number): string {
  let draftKey = known.get(userId)
  if (draftKey) return draftKey
  const key = app.config.get<{ release(): string }>('app.appKey').release()
  draftKey = createHmac('sha256', key).update(`drafts\n${userId}`).digest('base64')
  if (known.size >= MAX_CACHED_KEYS) known.clear()
  known.set(userId, draftKey)
  return draftKey
}
