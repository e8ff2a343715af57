import { EventAnswer, GoogleProblem } from './google_problem.js'

/** How requests leave; tests give another. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** The ordinary way. */
export const overTheWeb: Fetch = (address, init) => globalThis.fetch(address, init)

const SECONDS = 15
/** Largest answer that is read: a page of 250 events has some hundred kilobytes. */
const MAX_BYTES = 8_000_000
const MAX_WAIT = 3_600

const RATES = [
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
  'dailyLimitExceeded',
  'RATE_LIMIT_EXCEEDED',
]
/** The person left out what was asked for, or took it back. */
const SCOPES = ['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']
/** Nothing of the calendar can be reached: no fault of the event that was asked for. */
const EVERYTHING = ['accessNotConfigured', 'SERVICE_DISABLED', 'requiredAccessLevel', 'accountDisabled']
const OF_ONE = [401, 404, 409, 410, 412] as const

/**
 * Asks Google once and reads what it answers. What is no JSON is not from the API, whatever its status: a proxy on the way may say 401 or 404 too.
 *
 * @param heard is told what Google's clock said
 * @returns the JSON of the answer; null when it has no content
 * @throws GoogleProblem, or EventAnswer for what is said of one event
 */
export async function ask(
  fetch: Fetch,
  address: string,
  init: RequestInit,
  heard: (date: string | null) => void = () => {}
): Promise<unknown> {
  const response = await fetch(address, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(SECONDS * 1_000),
  }).catch(() => {
    throw new GoogleProblem('unreachable')
  })
  const { status } = response
  if (status >= 500) return refuse(response, new GoogleProblem('unreachable', waitOf(response)))
  if (status === 429) return refuse(response, new GoogleProblem('quota', waitOf(response)))
  if (status === 204) return refuse(response, null)
  const answer = await jsonOf(response)
  heard(response.headers.get('date'))
  if (status >= 200 && status < 300) return answer
  const ofOne = OF_ONE.find((one) => one === status)
  if (ofOne) throw new EventAnswer(ofOne)
  if (status === 403 && isAbout(answer, RATES)) throw new GoogleProblem('quota', waitOf(response))
  if (status === 403 && isAbout(answer, SCOPES)) throw new GoogleProblem('revoked')
  if (status === 403 && !isAbout(answer, EVERYTHING)) throw new EventAnswer(403)
  if (status === 400 && isOver(answer)) throw new GoogleProblem('revoked')
  if (status === 400) throw new EventAnswer(400)
  throw new GoogleProblem('unreadable')
}

/** Lets go of what was not read. */
async function refuse(response: Response, problem: Error | null): Promise<null> {
  await response.body?.cancel().catch(() => {})
  if (problem) throw problem
  return null
}

/** Seconds for which an answer asks to wait, an hour at most; null when it does not say. */
function waitOf({ headers }: Response): number | null {
  const said = Number(headers.get('retry-after') ?? '')
  return Number.isFinite(said) && said > 0 ? Math.min(Math.ceil(said), MAX_WAIT) : null
}

async function jsonOf(response: Response): Promise<unknown> {
  if (!/^application\/json\b/i.test(response.headers.get('content-type') ?? '')) {
    await refuse(response, new GoogleProblem('unreadable'))
  }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    const reader = response.body?.getReader()
    for (let read = await reader?.read(); read && !read.done; read = await reader!.read()) {
      size += read.value.byteLength
      if (size > MAX_BYTES) {
        await reader!.cancel()
        throw new GoogleProblem('unreadable')
      }
      chunks.push(read.value)
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch (error) {
    throw error instanceof GoogleProblem || error instanceof SyntaxError
      ? new GoogleProblem('unreadable')
      : new GoogleProblem('unreachable')
  }
}

type Reason = { reason?: string } | null

interface ErrorAnswer {
  error?: string | { errors?: Reason[]; details?: Reason[]; status?: string }
}

const listOf = (value: unknown): Reason[] => (Array.isArray(value) ? value : [])

const isAbout = (answer: unknown, reasons: string[]): boolean => {
  const { error } = (answer ?? {}) as ErrorAnswer
  if (typeof error !== 'object' || error === null) return false
  const said = [...listOf(error.errors), ...listOf(error.details)].map((one) => one?.reason)
  return [error.status, ...said].some((one) => reasons.includes(one ?? ''))
}

/** The token endpoint says so when a grant was taken back (RFC 6749, 5.2). */
const isOver = (answer: unknown): boolean => ((answer ?? {}) as ErrorAnswer).error === 'invalid_grant'
