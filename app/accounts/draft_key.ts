import { createHmac } from 'node:crypto'
import app from '@adonisjs/core/services/app'

/**
 * The key with which a person's browser encrypts what they typed and did not send (AES-256), in base64. The same for every session of the person, so that
 * a draft outlives the session in which it was typed; nobody else is ever sent it.
 */
export function draftKeyOf(userId: number): string {
  const key = app.config.get<{ release(): string }>('app.appKey').release()
  return createHmac('sha256', key).update(`drafts\n${userId}`).digest('base64')
}
