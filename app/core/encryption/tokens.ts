import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import app from '@adonisjs/core/services/app'

/** Where chance comes from; tests replace it. */
export const randomness = {
  bytes: (count: number): Buffer => randomBytes(count),
  /** A whole number from 0 to `below` - 1, each as likely as the others. */
  below: (below: number): number => randomInt(below),
}

const TOKEN_BYTES = 32

/** A secret that cannot be guessed: 256 random bits in 43 characters that an address may carry. */
export function newToken(): string {
  return randomness.bytes(TOKEN_BYTES).toString('base64url')
}

/** Six digits, each code as likely as the others. */
export function newCode(): string {
  return String(randomness.below(1_000_000)).padStart(6, '0')
}

/** What is stored instead of a token: who reads the table cannot use what is in it. Plain SHA-256 is enough for 256 random bits. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** What is stored instead of a short code: keyed with this installation's key, since a million codes are soon tried out on a plain hash. */
export function hashOfCode(code: string, context: string): string {
  const key = app.config.get<{ release(): string }>('app.appKey').release()
  return createHmac('sha256', key).update(`${context}\n${code}`).digest('hex')
}
