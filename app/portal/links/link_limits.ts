import { createHash } from 'node:crypto'
import { ipPrefix } from '#app/core/limits/ip_prefix'
import { assertTriesLeft, countTry, type Limit } from '#app/core/limits/rate_limiter'
import { LinkProblem } from './link_problem.js'

const ASKED_BY_EMAIL: Limit = { name: 'portal-link-email', points: 10, seconds: 86_400 }
const ASKED_BY_IP: Limit = { name: 'portal-link-ip', points: 30, seconds: 3_600 }
const WRONG_BY_IP: Limit = { name: 'portal-link-wrong-ip', points: 50, seconds: 300, blockSeconds: 300 }
const SENT_BY_FIRM: Limit = { name: 'portal-link-firm', points: 100, seconds: 3_600 }
const SENT_TO_ONE: Limit = { name: 'portal-link-one', points: 10, seconds: 3_600 }

/** Counters hold no address of a person, only its hash. */
const hashed = (value: string) => createHash('sha256').update(value).digest('base64url')

/** Counts an email that somebody asked for, whoever has the address. Throws TooManyTries. */
export async function countRequest(email: string, ip: string): Promise<void> {
  await countTry(ASKED_BY_IP, hashed(ipPrefix(ip)))
  await countTry(ASKED_BY_EMAIL, hashed(email))
}

/** Counts an email that a firm sends to one of its clients. Throws TooManyTries. */
export async function countSent(workspaceId: number, email: string): Promise<void> {
  await countTry(SENT_BY_FIRM, String(workspaceId))
  await countTry(SENT_TO_ONE, hashed(`${workspaceId} ${email}`))
}

/** Does what a link opens. Throws TooManyTries after fifty that open nothing from a network address in five minutes. */
export async function countingWrongLinks<T>(ip: string, open: () => Promise<T>): Promise<T> {
  await assertTriesLeft(WRONG_BY_IP, hashed(ipPrefix(ip)))
  return open().catch(async (error) => {
    if (error instanceof LinkProblem && error.fault === 'unknown') await countTry(WRONG_BY_IP, hashed(ipPrefix(ip)))
    throw error
  })
}
