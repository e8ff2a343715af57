import { createHash } from 'node:crypto'
import { Refusal } from '#app/core/errors/refusal'
import { ipPrefix } from '#app/core/limits/ip_prefix'
import { assertTriesLeft, countTry, type Limit } from '#app/core/limits/rate_limiter'

const DAY = 86_400
/** Ten codes of five tries a day: who types at random would need years for one account. */
const ASKED_BY_EMAIL: Limit = { name: 'recovery-email', points: 10, seconds: DAY }
const ASKED_BY_IP: Limit = { name: 'recovery-ip', points: 30, seconds: 3_600 }
const WRONG_BY_IP: Limit = { name: 'recovery-code-ip', points: 50, seconds: 300, blockSeconds: 300 }
const NEW_ADDRESSES: Limit = { name: 'email-change', points: 5, seconds: 3_600 }

/** Counters hold no address of a person, only its hash. */
const hashed = (value: string) => createHash('sha256').update(value).digest('base64url')

/** Counts an email that was asked for. Throws TooManyTries. */
export async function countRequest(email: string, ip: string): Promise<void> {
  await countTry(ASKED_BY_IP, hashed(ipPrefix(ip)))
  await countTry(ASKED_BY_EMAIL, hashed(email))
}

const isWrongCode = (error: unknown) =>
  error instanceof Refusal && (error.refusal === 'codeInvalid' || error.refusal === 'codeExpired')

/** Does what a code or a link opens. Throws TooManyTries after fifty wrong ones from a network address in five minutes. */
export async function countingWrongCodes<T>(ip: string, open: () => Promise<T>): Promise<T> {
  await assertTriesLeft(WRONG_BY_IP, hashed(ipPrefix(ip)))
  return open().catch(async (error) => {
    if (isWrongCode(error)) await countTry(WRONG_BY_IP, hashed(ipPrefix(ip)))
    throw error
  })
}

/** Counts a new address that a person asks for, since each gets an email. Throws TooManyTries. */
export const countNewAddress = (userId: number) => countTry(NEW_ADDRESSES, String(userId))
