import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { randomness } from '#app/core/encryption/tokens'

/** What follows a spent token: the next one and the session that it opened. */
export interface Successor {
  token: string
  sessionId: string
}

const keyOf = (token: string) => Buffer.from(hkdfSync('sha256', token, '', 'foja remember successor', 32))

/** Encrypts the successor with a key that only the holder of the spent token has: the table alone opens no session. */
export function sealSuccessor(spent: string, successor: Successor): string {
  const iv = randomness.bytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(spent), iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(successor), 'utf8'), cipher.final()])
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
}

/** The successor again. Throws when the text was altered or the token is another. */
export function openSuccessor(spent: string, text: string): Successor {
  const [iv, tag, sealed] = text.split('.').map((part) => Buffer.from(part, 'base64url'))
  const decipher = createDecipheriv('aes-256-gcm', keyOf(spent), iv!)
  decipher.setAuthTag(tag!)
  return JSON.parse(Buffer.concat([decipher.update(sealed!), decipher.final()]).toString('utf8'))
}
