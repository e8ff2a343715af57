import { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import { readEvent, type EventBody, type GoogleEvent } from '#app/google_calendar/domain/said'
import { ask, overTheWeb, type Fetch } from './ask.js'
import { EventAnswer, GoogleProblem } from './google_problem.js'
import { settings } from './settings.js'

/** What changed in a calendar since a token, or all that there is, and the token from which to go on. */
export interface EventsRead {
  events: GoogleEvent[]
  syncToken: string
}

const PAGE = 250
/** Most pages of one reading: more than that is no calendar of a person. */
const MAX_PAGES = 80
const MAX_ID = 255
/** Clocks that differ by less are alike: an answer takes a while, and says its time in whole seconds. */
const ALIKE_SECONDS = 5

/** A calendar, and the token with which it is asked for. */
export type Calendar = { access: string; calendarId: string }

/** The part of the Calendar API, version 3, that is needed. Everything throws GoogleProblem, and EventAnswer for one event or a token that is over (401). */
export class GoogleApi {
  /** Seconds by which Google's clock is ahead of this one. */
  private ahead = 0

  constructor(private readonly fetch: Fetch = overTheWeb) {}

  /** Makes a calendar of the person and returns its id. */
  async createCalendar(access: string, summary: string, timeZone: string): Promise<string> {
    const made = await this.call(access, 'POST', '/calendars', { summary, timeZone }).catch((error: unknown) => {
      throw error instanceof EventAnswer ? new GoogleProblem(error.status === 401 ? 'revoked' : 'unreadable') : error
    })
    const { id } = (made ?? {}) as { id?: unknown }
    if (typeof id !== 'string' || id === '' || id.length > MAX_ID) throw new GoogleProblem('unreadable')
    return id
  }

  /**
   * What changed since `syncToken`, deletions included, or without one all that there is. Returns null when Google does not take the token any more.
   * Nothing is returned before the last page was read: half an answer says nothing.
   */
  async changes(calendar: Calendar, syncToken: string | null): Promise<EventsRead | null> {
    const events: GoogleEvent[] = []
    let pageToken: string | null = null
    for (let page = 0; page < MAX_PAGES; page++) {
      const read = await this.page(calendar, syncToken, pageToken)
      if (read === null) return null
      const { items, nextPageToken, nextSyncToken } = read
      if (!Array.isArray(items)) throw new GoogleProblem('unreadable')
      events.push(...items.flatMap((item) => this.read(item) ?? []))
      if (typeof nextSyncToken === 'string' && nextSyncToken !== '') return { events, syncToken: nextSyncToken }
      if (typeof nextPageToken !== 'string' || nextPageToken === '') throw new GoogleProblem('unreadable')
      pageToken = nextPageToken
    }
    throw new GoogleProblem('unreadable')
  }

  /** One event as it is now. */
  async event(calendar: Calendar, id: string): Promise<GoogleEvent> {
    return this.eventIn(await this.call(calendar.access, 'GET', addressOf(calendar, id)))
  }

  /** Writes a new event under an id of ours. 409 when there is one. */
  async insert(calendar: Calendar, id: string, body: EventBody): Promise<GoogleEvent> {
    return this.eventIn(await this.call(calendar.access, 'POST', addressOf(calendar), { id, ...body }))
  }

  /** Changes an event as long as it is the one that was read: 412 when it is not. */
  async change(calendar: Calendar, id: string, etag: string | null, body: EventBody): Promise<GoogleEvent> {
    return this.eventIn(await this.call(calendar.access, 'PATCH', addressOf(calendar, id), body, etag))
  }

  /** Deletes an event as long as it is the one that was read: 412 when it is not; what is gone already is no problem. */
  async remove(calendar: Calendar, id: string, etag: string | null): Promise<void> {
    await this.call(calendar.access, 'DELETE', addressOf(calendar, id), undefined, etag).catch((error: unknown) => {
      if (!(error instanceof EventAnswer) || (error.status !== 404 && error.status !== 410)) throw error
    })
  }

  private async page(calendar: Calendar, syncToken: string | null, pageToken: string | null) {
    const query = new URLSearchParams({ maxResults: String(PAGE), showDeleted: 'true' })
    if (syncToken) query.set('syncToken', syncToken)
    if (pageToken) query.set('pageToken', pageToken)
    try {
      const read = await this.call(calendar.access, 'GET', `${addressOf(calendar)}?${query}`)
      return (read ?? {}) as Record<string, unknown>
    } catch (error) {
      if (!(error instanceof EventAnswer) || error.status === 401) throw error
      if (syncToken && (error.status === 410 || error.status === 400)) return null
      throw new GoogleProblem(error.status === 404 ? 'lost' : 'unreadable')
    }
  }

  private call(access: string, method: string, path: string, body?: object, etag?: string | null): Promise<unknown> {
    const headers: Record<string, string> = { authorization: `Bearer ${access}`, accept: 'application/json' }
    if (body) headers['content-type'] = 'application/json'
    if (etag) headers['if-match'] = etag
    const init = { method, headers, body: body && JSON.stringify(body) }
    return ask(this.fetch, settings().apiUrl + path, init, (date) => this.setClock(date))
  }

  /** Which side changed something later is told by two clocks: Google's times are read as this clock would say them. */
  private setClock(date: string | null): void {
    const said = DateTime.fromHTTP(date ?? '')
    if (said.isValid) this.ahead = said.diff(clock.now(), 'seconds').seconds
  }

  private read(raw: unknown): GoogleEvent | null {
    const event = readEvent(raw)
    if (!event || Math.abs(this.ahead) < ALIKE_SECONDS) return event
    return { ...event, updated: event.updated.minus({ seconds: this.ahead }) }
  }

  private eventIn(answer: unknown): GoogleEvent {
    const event = this.read(answer)
    if (!event) throw new GoogleProblem('unreadable')
    return event
  }
}

const addressOf = ({ calendarId }: Calendar, id?: string) =>
  `/calendars/${encodeURIComponent(calendarId)}/events${id === undefined ? '' : `/${encodeURIComponent(id)}`}`
