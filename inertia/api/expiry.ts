import { CONSTANTS } from '@generated/constants'

const LEEWAY_MS = CONSTANTS.tokenLeewaySeconds * 1_000

/** Whether a token has 10 s or less left, so that it must be renewed before it is used. `now` in milliseconds. */
export function mustRenew(expiresAt: string, now: number): boolean {
  return Date.parse(expiresAt) - now <= LEEWAY_MS
}

/** Whether a token is past its expiry. */
export function isExpired(expiresAt: string, now: number): boolean {
  return now >= Date.parse(expiresAt)
}
