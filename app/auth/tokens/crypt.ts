import { createCipheriv, hkdfSync } from 'node:crypto'
import { randomness } from '#app/core/encryption/tokens'

/** Binds the key to its use, so that the same token makes another key elsewhere (RFC 5869, `info`). */
const INFO = 'foja api crypt v1'

/**
 * Encrypts an answer for whoever holds the access token: AES-256-GCM with a key that HKDF-SHA-256 makes from it.
 * `v1.<iv>.<text and tag>`, both in base64url.
 */
export function encryptFor(accessToken: string, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', accessToken, '', INFO, 32))
  const iv = randomness.bytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return ['v1', iv.toString('base64url'), sealed.toString('base64url')].join('.')
}
