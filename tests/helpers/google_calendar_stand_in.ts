import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import { clock } from '#app/core/clock'

const CLIENT = { id: 'foja-calendar-tests.apps.example', secret: 'no-secret-of-anybody' }

/** An event as it is kept; `change` is the number of its last change in its calendar. */
export interface StandInEvent extends Record<string, unknown> {
  id: string
  status: string
  summary?: string
  start?: Record<string, string | null>
  end?: Record<string, string | null>
  etag: string
  updated: string
  change: number
}

interface StandInCalendar {
  events: Map<string, StandInEvent>
  change: number
}

type Answer = { status: number; body: unknown; headers?: Record<string, string>; text?: string; type?: string }

/**
 * Google Calendar on loopback: an authorization page that agrees at once, token and revocation endpoints that check client and PKCE, and of the API calendars,
 * lists with pages and tokens, events with etags, deletions that stay as cancelled.
 */
export class GoogleCalendarStandIn {
  /** Whether the person agrees when they are asked. */
  isAgreed = true
  readonly calendars = new Map<string, StandInCalendar>()
  readonly calls: { method: string; path: string }[] = []
  /** What the person grants of what they are asked. */
  scope: string | undefined = 'https://www.googleapis.com/auth/calendar.app.created'
  /** Seconds by which its clock is ahead. */
  ahead = 0
  /** Ids that events had which nobody finds any more: they are not given again. */
  readonly used = new Set<string>()
  /** Events on one page of a list. */
  pageSize = 250
  /** What the next calls answer instead of what is asked, one each; null for what is asked. */
  readonly next: (Answer | null)[] = []
  /** Asked before each call; an answer stands in for the real one. */
  before: ((call: { method: string; path: string; count: number }) => Answer | null) | null = null
  /** From this change on tokens of lists are taken; older ones are refused. */
  oldest = 0
  private readonly grants = new Map<string, { challenge: string; redirect: string }>()
  private readonly access = new Set<string>()
  readonly refresh = new Set<string>()
  private server: Server | null = null
  private origin = 'http://google.test'

  /** Starts it on a port and points the product to it. */
  static async start(): Promise<GoogleCalendarStandIn> {
    const standIn = new GoogleCalendarStandIn()
    standIn.server = createServer((request, response) => void standIn.serve(request, response))
    await new Promise<void>((resolve) => standIn.server!.listen(0, '127.0.0.1', resolve))
    standIn.origin = `http://127.0.0.1:${(standIn.server.address() as AddressInfo).port}`
    standIn.configure()
    return standIn
  }

  /** The environment that points another process to it. */
  environment(): Record<string, string> {
    const { clientId, clientSecret, ...urls } = this.settings()
    return {
      GOOGLE_CALENDAR_CLIENT_ID: clientId,
      GOOGLE_CALENDAR_CLIENT_SECRET: clientSecret,
      GOOGLE_CALENDAR_AUTHORIZE_URL: urls.authorizeUrl,
      GOOGLE_CALENDAR_TOKEN_URL: urls.tokenUrl,
      GOOGLE_CALENDAR_REVOKE_URL: urls.revokeUrl,
      GOOGLE_CALENDAR_API_URL: urls.apiUrl,
    }
  }

  /** Points the product to it without a port: `fetch` answers. */
  configure(): void {
    app.config.set('google_calendar', this.settings())
  }

  /** As where the operator set nothing up. */
  forgetSettings(): void {
    app.config.set('google_calendar', { ...this.settings(), clientId: '', clientSecret: '' })
  }

  async stop(): Promise<void> {
    this.forgetSettings()
    if (!this.server) return
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server!.close(resolve))
  }

  private settings() {
    return {
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      authorizeUrl: `${this.origin}/authorize`,
      tokenUrl: `${this.origin}/token`,
      revokeUrl: `${this.origin}/revoke`,
      apiUrl: `${this.origin}/calendar/v3`,
    }
  }

  /** A grant that was given before. */
  granted(): { access: string; refresh: string } {
    const [access, refresh] = [randomUUID(), randomUUID()]
    this.access.add(access)
    this.refresh.add(refresh)
    return { access, refresh }
  }

  /** The person takes back what they granted. */
  takeBack(): void {
    this.access.clear()
    this.refresh.clear()
  }

  /** Access tokens are over; refresh tokens are not. */
  expire(): void {
    this.access.clear()
  }

  /** Answers without a port. */
  readonly fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(Object.entries((init.headers ?? {}) as Record<string, string>))
    const answer = this.answer(init.method ?? 'GET', new URL(address), headers, String(init.body ?? ''))
    const text = answer.text ?? (answer.status === 204 ? null : JSON.stringify(answer.body))
    const type = answer.type ?? 'application/json; charset=UTF-8'
    const fixed = { 'content-type': type, 'date': this.now().toHTTP()! }
    return new Response(text, { status: answer.status, headers: { ...fixed, ...answer.headers } })
  }

  // What a person does in Google's own pages.

  calendar(): StandInCalendar {
    const [first] = this.calendars.values()
    if (!first) throw new Error('no calendar was made')
    return first
  }

  /** The events that are seen there. */
  seen(): StandInEvent[] {
    return [...this.calendar().events.values()].filter(({ status }) => status !== 'cancelled')
  }

  find(summary: string): StandInEvent {
    const found = this.seen().find((event) => event.summary === summary)
    if (!found) throw new Error(`no event «${summary}»; there are ${this.seen().map((event) => event.summary)}`)
    return found
  }

  write(event: Record<string, unknown> & { id?: string }): StandInEvent {
    const calendar = this.calendar()
    const id = event.id ?? randomUUID().replaceAll('-', '')
    return this.put(calendar, {
      ...(calendar.events.get(id) ?? { id, status: 'confirmed' }),
      ...event,
      id,
    } as StandInEvent)
  }

  remove(id: string): void {
    this.write({ id, status: 'cancelled' })
  }

  private now = () => clock.now().plus({ seconds: this.ahead })

  private put(calendar: StandInCalendar, event: StandInEvent): StandInEvent {
    calendar.change++
    const said = { ...event, change: calendar.change, etag: `"${calendar.change}"`, updated: this.now().toISO()! }
    calendar.events.set(event.id, said)
    return said
  }

  /** Where a browser that was sent to `address` is sent back to. */
  authorize(address: string): string {
    const query = new URL(address).searchParams
    const back = new URL(query.get('redirect_uri')!)
    back.searchParams.set('state', query.get('state') ?? '')
    if (!this.isAgreed) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      this.grants.set(code, {
        challenge: query.get('code_challenge') ?? '',
        redirect: back.origin + back.pathname,
      })
      back.searchParams.set('code', code)
    }
    return back.href
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, this.origin)
    if (url.pathname === '/authorize') {
      response.writeHead(302, { location: this.authorize(url.href) }).end()
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const {
      status,
      body,
      headers: more,
      text,
      type,
    } = this.answer(request.method!, url, headers, Buffer.concat(chunks).toString())
    response.writeHead(status, { 'content-type': type ?? 'application/json; charset=UTF-8', ...more })
    response.end(text ?? (status === 204 ? undefined : JSON.stringify(body)))
  }

  private answer(method: string, url: URL, headers: Record<string, string>, body: string): Answer {
    const call = { method, path: url.pathname }
    this.calls.push(call)
    const instead = this.next.shift() ?? this.before?.({ ...call, count: this.calls.length })
    if (instead) return instead
    if (url.pathname === '/token') return this.token(new URLSearchParams(body))
    if (url.pathname === '/revoke') {
      this.takeBack()
      return { status: 200, body: {} }
    }
    if (!this.access.has((headers.authorization ?? '').replace(/^Bearer /, ''))) return failure(401, 'authError')
    const [, id, events, eventId] =
      /^\/calendar\/v3\/calendars(?:\/([^/]+))?(\/events)?(?:\/([^/]+))?$/.exec(url.pathname) ?? []
    const said = body ? (JSON.parse(body) as Record<string, unknown>) : {}
    if (!id) return this.makeCalendar()
    const calendar = this.calendars.get(decodeURIComponent(id))
    if (!calendar || !events) return failure(404, 'notFound')
    if (!eventId) return method === 'GET' ? this.list(calendar, url.searchParams) : this.insert(calendar, said)
    return this.one(calendar, method, decodeURIComponent(eventId), headers['if-match'], said)
  }

  private token(form: URLSearchParams): Answer {
    const refused = { status: 400, body: { error: 'invalid_grant' } }
    if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret)
      return { status: 401, body: { error: 'invalid_client' } }
    if (form.get('grant_type') === 'refresh_token') {
      if (!this.refresh.has(form.get('refresh_token') ?? '')) return refused
      const access = randomUUID()
      this.access.add(access)
      return { status: 200, body: { access_token: access, expires_in: 3_600, token_type: 'Bearer' } }
    }
    const grant = this.grants.get(form.get('code') ?? '')
    this.grants.delete(form.get('code') ?? '')
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!grant || proof !== grant.challenge || form.get('redirect_uri') !== grant.redirect) return refused
    const { access, refresh } = this.granted()
    return { status: 200, body: { access_token: access, refresh_token: refresh, expires_in: 3_600, scope: this.scope } }
  }

  /** Makes a calendar as the API does. */
  makeCalendar(): Answer {
    const id = `${randomUUID()}@group.calendar.example`
    this.calendars.set(id, { events: new Map(), change: 0 })
    return { status: 200, body: { id, kind: 'calendar#calendar' } }
  }

  private list(calendar: StandInCalendar, query: URLSearchParams): Answer {
    const since = query.get('syncToken') === null ? -1 : Number(query.get('syncToken'))
    if (Number.isNaN(since) || (since >= 0 && since < this.oldest)) return failure(410, 'fullSyncRequired')
    const [from, until] = (query.get('pageToken') ?? `0-${calendar.change}`).split('-').map(Number) as [number, number]
    const changed = [...calendar.events.values()]
      .filter(({ change }) => change > since && change <= until)
      .sort((one, other) => one.change - other.change)
    const items = changed.slice(from, from + this.pageSize).map(({ change: _, ...event }) => event)
    const isLast = from + this.pageSize >= changed.length
    const token = isLast ? { nextSyncToken: String(until) } : { nextPageToken: `${from + this.pageSize}-${until}` }
    return { status: 200, body: { kind: 'calendar#events', items, ...token } }
  }

  private insert(calendar: StandInCalendar, said: Record<string, unknown>): Answer {
    const id = String(said.id)
    if (!/^[0-9a-v]{5,1024}$/.test(id)) return failure(400, 'invalid')
    if (calendar.events.has(id) || this.used.has(id)) return failure(409, 'duplicate')
    return { status: 200, body: this.put(calendar, { status: 'confirmed', ...said, id } as StandInEvent) }
  }

  private one(
    calendar: StandInCalendar,
    method: string,
    id: string,
    match: string | undefined,
    said: Record<string, unknown>
  ): Answer {
    const event = calendar.events.get(id)
    if (!event) return failure(404, 'notFound')
    if (method === 'GET') return { status: 200, body: event }
    if (match && match !== event.etag) return failure(412, 'conditionNotMet')
    if (method === 'DELETE') {
      if (event.status === 'cancelled') return failure(410, 'deleted')
      this.put(calendar, { ...event, status: 'cancelled' })
      return { status: 204, body: null }
    }
    return { status: 200, body: this.put(calendar, { ...event, ...said, id }) }
  }
}

/** An answer as the API refuses. */
export const failure = (status: number, reason: string, headers: Record<string, string> = {}): Answer => ({
  status,
  body: { error: { code: status, errors: [{ reason, domain: 'global' }], message: reason } },
  headers,
})
