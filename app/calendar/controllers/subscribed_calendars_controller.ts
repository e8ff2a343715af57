import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ipPrefix } from '#app/core/limits/ip_prefix'
import { assertTriesLeft, countTry, TooManyTries, type Limit } from '#app/core/limits/rate_limiter'
import { ReadSubscription, type SubscriptionReading } from '#app/calendar/actions/read_subscription'
import { findSubscription } from '#app/calendar/queries/find_subscription'
import { addressOf } from '#app/workspaces/context'
import env from '#start/env'

/** Programs read every quarter of an hour at most; several devices of one person may share an address. */
const READINGS: Limit = { name: 'calendar-reading', points: 60, seconds: 3_600, inMemory: true }

/** Addresses that lead nowhere, per line: devices go on asking for what was revoked, who guesses asks for more. What leads somewhere is not held up by them: services read for many people from one line. */
const MISSES: Limit = { name: 'calendar-miss', points: 60, seconds: 3_600, inMemory: true }

const FILE = /^([\w-]{43})\.ics$/

/** Seconds for which a program need not ask again. */
const FRESH = 900

/** A calendar as programs read it: who knows its address reads it, nobody signs in. */
@inject()
export default class SubscribedCalendarsController {
  constructor(private readonly read: ReadSubscription) {}

  async show(ctx: HttpContext) {
    const { request, response } = ctx
    response.header('Referrer-Policy', 'no-referrer')
    response.header('X-Robots-Tag', 'noindex')
    const reading = await this.readingFor(ctx).catch((error: unknown) => {
      if (!(error instanceof TooManyTries)) throw error
      return error
    })
    if (reading === null) return response.status(404).send('')
    if (reading instanceof TooManyTries) {
      response.header('Retry-After', String(reading.retryAfter))
      return response.status(429).send('')
    }
    response.header('Cache-Control', `private, max-age=${FRESH}`)
    response.header('ETag', reading.etag)
    if (isKnown(request.header('if-none-match'), reading.etag)) return response.status(304).send('')
    response.header('Content-Type', 'text/calendar; charset=utf-8')
    response.header('Content-Disposition', 'inline; filename="foja.ics"')
    return response.send(reading.write())
  }

  /** The calendar at this address; null when it leads nowhere. Throws TooManyTries. */
  private async readingFor(ctx: HttpContext): Promise<SubscriptionReading | null> {
    const { request, params } = ctx
    const ip = addressOf(ctx)
    const token = FILE.exec(String(params.file))?.[1]
    const subscription = token === undefined ? null : await findSubscription(token)
    if (!subscription) {
      await assertTriesLeft(MISSES, ipPrefix(ip))
      await countTry(MISSES, ipPrefix(ip))
      return null
    }
    await countTry(READINGS, String(subscription.id))
    const userId = subscription.identity.user.id
    return this.read.handle(subscription, env.get('APP_URL'), {
      userId,
      kind: 'user',
      ip,
      requestId: request.id() ?? null,
    })
  }
}

/** Whether a program has this state already; what compressed an answer on its way makes its tag a weak one. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header === '*' || (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
