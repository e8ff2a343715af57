import { hashOfCode, randomness } from '#app/core/encryption/tokens'

/** How many a person gets. */
export const RECOVERY_CODES = 10

/** Digits and letters that nobody mistakes for each other (Crockford's base 32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** 24 characters of five bits: 120 bits, so that a plain keyed hash is enough to store (ASVS 5.0, 6.5.2 asks 112). */
const LENGTH = 24

/** A new code, in groups of four: `k7qm-2x9d-…`. */
export function newRecoveryCode(): string {
  const characters = Array.from(randomness.bytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** What was typed, without blanks and dashes and with o, i and l read as the digits that they are taken for; null when it is no such code. */
export function readRecoveryCode(typed: string): string | null {
  const read = typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1')
  return new RegExp(`^[${ALPHABET}]{${LENGTH}}$`).test(read) ? read : null
}

/** What is stored of a code that `readRecoveryCode` read. */
export function hashOfRecoveryCode(userId: number, read: string): string {
  return hashOfCode(read, `two-factor recovery\n${userId}`)
}
