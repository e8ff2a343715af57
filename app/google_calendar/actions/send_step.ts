import db from '@adonisjs/lucid/services/db'
import type { Calendar, GoogleApi } from '#app/google_calendar/client/google_api'
import { EventAnswer } from '#app/google_calendar/client/google_problem'
import { eventIdOf } from '#app/google_calendar/domain/event_id'
import type { KnownThing } from '#app/google_calendar/domain/known'
import { bodyOf, type GoogleEvent, type Said } from '#app/google_calendar/domain/said'
import type { Step } from '#app/google_calendar/domain/steps'
import GoogleItem from '#app/google_calendar/models/google_item'
import type { Work } from '#app/google_calendar/queries/work'
import { ApplyEvent } from './apply_event.js'
import { storeItem, type StoredItem } from './store_item.js'
import { holdConnection, tell, type Told } from './runs.js'

/** It was deleted at Google, and shall stand there again. */
const isKnownOff = ({ state, base }: GoogleItem) => state === 'gone' || base?.isOff === true

/** Asks Google with a token that is good. */
export type Asking = <T>(work: (calendar: Calendar) => Promise<T>) => Promise<T>

/**
 * Writes one step at Google, and then that it is there. What is interrupted in between is found at the next turn: an event has its id before it is
 * sent, and what was not read is not overwritten (`If-Match`).
 */
export class SendStep {
  constructor(
    private readonly work: Work,
    private readonly api: GoogleApi,
    private readonly asking: Asking
  ) {}

  /** Returns whether Google had something else meanwhile, so that there may be more to do. */
  async handle(step: Step<GoogleItem>): Promise<boolean> {
    try {
      if (step.does === 'add') await this.add(step.thing, step.row ?? (await this.reserve(step.thing)))
      else if (step.does === 'change') await this.change(step.thing, step.row)
      else await this.remove(step.row)
      return false
    } catch (error) {
      if (!(error instanceof EventAnswer)) throw error
      const thing = step.does === 'delete' ? null : step.thing
      const key = { connection_id: this.work.connection.id, item: thing?.item ?? '' }
      const row = step.row ?? (await GoogleItem.query().where(key).first())
      return row !== null && this.settle(error, row, thing)
    }
  }

  /** Writes down under which id it is going to be sent. */
  private async reserve({ item }: KnownThing): Promise<GoogleItem> {
    const { id: connectionId } = this.work.connection
    const eventId = await this.freeId(item)
    return db.transaction(async (trx) => {
      await holdConnection(trx, connectionId)
      return GoogleItem.create({ connectionId, item, eventId, state: 'live', etag: null, base: null } as never, {
        client: trx,
      })
    })
  }

  private async freeId(item: string, tried: string | null = null): Promise<string> {
    const { idScope } = this.work.connection
    for (let turn = 0; ; turn++) {
      const eventId = eventIdOf(idScope, item, turn)
      if (eventId !== tried && !(await this.work.isTaken(eventId))) return eventId
    }
  }

  private async add({ item, said }: KnownThing, row: GoogleItem): Promise<void> {
    const made = await this.asking((at) => this.api.insert(at, row.eventId, bodyOf(said, null)))
    await this.done(row, { state: 'live', base: said, etag: made.etag }, { does: 'added', item, title: said.summary })
  }

  private async change({ item, said }: KnownThing, row: GoogleItem): Promise<void> {
    const before = row.state === 'gone' ? null : row.base
    const body = bodyOf(said, before)
    const made = await this.asking((at) => this.api.change(at, row.eventId, row.etag, body))
    const told = { does: 'changed', item, title: said.summary, before: before && { ...before } } as const
    await this.done(row, { state: 'live', base: said, etag: made.etag }, told)
  }

  private async remove(row: GoogleItem): Promise<void> {
    await this.asking((at) => this.api.remove(at, row.eventId, row.etag))
    const { item, base } = row
    const told = { does: 'deleted', item, title: base?.summary ?? '', before: base && { ...base } } as const
    await this.done(row, { state: 'gone', etag: null }, told)
  }

  private async done(row: GoogleItem, kept: StoredItem, told: Pick<Told, 'does' | 'item' | 'title' | 'before'>) {
    const { id } = this.work.connection
    const after = kept.base ? { ...kept.base, etag: kept.etag } : null
    await db.transaction(async (trx) => {
      await holdConnection(trx, id)
      await storeItem(trx, id, row, kept)
      await tell(trx, id, { side: 'google', eventId: row.eventId, after, ...told })
    })
  }

  /**
   * What is at Google is not what was thought: it is read again. What Google does not take is left until it changes here. What was deleted there and
   * cannot be brought back is sent under another id: Google never gives an id twice. Returns whether there is more to do now.
   */
  private async settle({ status }: EventAnswer, row: GoogleItem, thing: KnownThing | null): Promise<boolean> {
    if (status === 403 && thing && isKnownOff(row)) return this.sendAsNew(row)
    if (status === 400 || status === 403) {
      if (thing) await this.leave(row, thing.said)
      return false
    }
    const event = await this.read(row.eventId)
    if (event === null && status === 409) return this.sendAsNew(row)
    if (event === null) {
      await this.storeOnly(row, { state: 'live', base: null, etag: null })
      return true
    }
    if (event.isOff && thing && status !== 412 && isKnownOff(row)) return this.sendAsNew(row)
    if (event.etag === row.etag) return false
    this.work.forget()
    await new ApplyEvent(this.work).handle(event)
    return true
  }

  private async read(eventId: string): Promise<GoogleEvent | null> {
    return this.asking((at) => this.api.event(at, eventId)).catch((error: unknown) => {
      if (error instanceof EventAnswer && (error.status === 404 || error.status === 410)) return null
      throw error
    })
  }

  private async sendAsNew(row: GoogleItem): Promise<boolean> {
    const eventId = await this.freeId(row.item, row.eventId)
    await this.storeOnly(row, { state: 'live', base: null, etag: null, eventId })
    this.work.forget()
    return true
  }

  private async leave(row: GoogleItem, said: Said): Promise<void> {
    const { id } = this.work.connection
    const after = { because: 'refused' }
    const kept: StoredItem = { state: 'live', base: said }
    await db.transaction(async (trx) => {
      await holdConnection(trx, id)
      await storeItem(trx, id, row, kept)
      const { item, eventId } = row
      await tell(trx, id, { side: 'google', does: 'left_out', item, eventId, title: said.summary, after })
    })
  }

  private storeOnly(row: GoogleItem, kept: StoredItem): Promise<void> {
    const { id } = this.work.connection
    return db.transaction(async (trx) => {
      await holdConnection(trx, id)
      await storeItem(trx, id, row, kept)
    })
  }
}
