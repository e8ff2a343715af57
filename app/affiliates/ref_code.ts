import { randomness } from '#app/core/encryption/tokens'

/** Neither vowels, so that no word comes out, nor what is read wrongly: l and 1, o and 0. */
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789'
const LENGTH = 8

/** Addresses under /join and /join-app that are pages of their own, so that a code can never hide or be hidden by one. */
const RESERVED = ['home', 'client', 'verify']

export function isReserved(code: string): boolean {
  return RESERVED.includes(code)
}

/** A referral code to be printed, said and typed: eight letters and digits. */
export function newRefCode(): string {
  const code = Array.from({ length: LENGTH }, () => LETTERS[randomness.below(LETTERS.length)]).join('')
  return isReserved(code) ? newRefCode() : code
}
