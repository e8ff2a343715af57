import { timingSafeEqual } from 'node:crypto'
import type { DateTime } from 'luxon'
import { HOTP, Secret, URI, TOTP } from 'otpauth'
import { randomness } from '#app/core/encryption/tokens'

/** Seconds that a code is shown (RFC 6238, 5.2). */
const PERIOD = 30

/** A code of the step before or after is taken too: clocks of telephones are not exact (RFC 6238, 5.2). */
const WINDOW = [0, -1, 1]

/** 160 bits, as RFC 4226 recommends (section 4, R6). */
const SECRET_BYTES = 20

/** How a code is made. Authenticator apps know the default only. */
export interface CodeForm {
  digits?: number
  algorithm?: 'SHA1' | 'SHA256' | 'SHA512'
}

/** A new secret in base 32, as apps take it. */
export function newSecret(): string {
  return new Secret({ buffer: Uint8Array.from(randomness.bytes(SECRET_BYTES)).buffer }).base32
}

/** The code of a counter (RFC 4226). `secret` in base 32. */
export function counterCode(secret: string, counter: number, { digits = 6, algorithm = 'SHA1' }: CodeForm = {}) {
  return HOTP.generate({ secret: Secret.fromBase32(secret), counter, digits, algorithm })
}

/** Which step of thirty seconds an instant falls in. */
export function stepAt(instant: DateTime): number {
  return Math.floor(instant.toMillis() / 1_000 / PERIOD)
}

/** The code of an instant (RFC 6238). */
export function codeAt(secret: string, instant: DateTime, form?: CodeForm): string {
  return counterCode(secret, stepAt(instant), form)
}

/** The step whose code was typed, at most one beside that of `instant`; null when it is none. Takes the same time either way. */
export function matchingStep(secret: string, typed: string, instant: DateTime): number | null {
  if (!/^\d{6}$/.test(typed)) return null
  const matches = WINDOW.map((offset) => stepAt(instant) + offset).filter((step) =>
    timingSafeEqual(Buffer.from(counterCode(secret, step)), Buffer.from(typed))
  )
  return matches[0] ?? null
}

/** What an authenticator app reads from the QR code. `account` is the person's address. */
export function enrolmentAddress(secret: string, account: string): string {
  return URI.stringify(new TOTP({ issuer: 'Foja', label: account, secret: Secret.fromBase32(secret) }))
}
