import { createHash } from 'node:crypto'
import { Refusal } from '#app/core/errors/refusal'
import { ipPrefix } from '#app/core/limits/ip_prefix'
import { TooManyTries, countTry, forgetTries, type Limit } from '#app/core/limits/rate_limiter'
import { CODE_LIFE } from '#app/accounts/actions/mailed_codes'

const HOUR = 3_600
const CODE_SECONDS = CODE_LIFE.minutes * 60
const REGISTRATIONS_BY_IP: Limit = { name: 'join-ip', points: 30, seconds: HOUR }
const REGISTRATIONS_BY_EMAIL: Limit = { name: 'join-email', points: 5, seconds: HOUR }
const RESENDS_BY_IP: Limit = { name: 'resend-ip', points: 30, seconds: HOUR }
const RESENDS_BY_EMAIL: Limit = { name: 'resend-email', points: 5, seconds: CODE_SECONDS }
const VERIFICATIONS_BY_IP: Limit = { name: 'verify-ip', points: 50, seconds: CODE_SECONDS }
/** Whatever else is counted: nobody's mailbox is flooded, and few of the codes that open it are guessed at. */
const EMAILS_BY_ADDRESS: Limit = { name: 'verify-letters', points: 20, seconds: 24 * HOUR }
const CODES_BY_EMAIL: Limit = { name: 'verify-email', points: CODE_LIFE.tries, seconds: CODE_SECONDS }

/** Counters hold no address of a person, only its hash. */
const hashed = (value: string) => createHash('sha256').update(value).digest('base64url')

/** Counts a registration. Throws TooManyTries. */
export async function countRegistration(email: string, ip: string): Promise<void> {
  await countTry(REGISTRATIONS_BY_IP, hashed(ipPrefix(ip)))
  await countTry(REGISTRATIONS_BY_EMAIL, hashed(email))
  await countTry(EMAILS_BY_ADDRESS, hashed(email))
  await forgetTries(CODES_BY_EMAIL, hashed(email))
}

/** Counts an email that was asked for again. Throws TooManyTries. */
export async function countResend(email: string, ip: string): Promise<void> {
  await countTry(RESENDS_BY_IP, hashed(ipPrefix(ip)))
  await countTry(RESENDS_BY_EMAIL, hashed(email))
  await countTry(EMAILS_BY_ADDRESS, hashed(email))
  await forgetTries(CODES_BY_EMAIL, hashed(email))
}

/** Counts a code or a link that is tried out from a network address. Throws TooManyTries. */
export async function countVerification(ip: string): Promise<void> {
  await countTry(VERIFICATIONS_BY_IP, hashed(ipPrefix(ip)))
}

/** Counts a code typed for an address that may belong to nobody, so that it ends like that of somebody: throws `codeExpired`. */
export async function countCode(email: string): Promise<void> {
  await countTry(CODES_BY_EMAIL, hashed(email)).catch((error) => {
    throw error instanceof TooManyTries ? new Refusal('codeExpired') : error
  })
}
