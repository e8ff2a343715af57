import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NoAccess, NotFound } from '#app/core/errors/no_access'
import { Refusal } from '#app/core/errors/refusal'
import { translate } from '#app/core/messages/catalogue'
import type { KnownThing } from '#app/google_calendar/domain/known'
import { readChange, type Reading } from '#app/google_calendar/domain/read_change'
import { saidBy, type GoogleEvent, type Said } from '#app/google_calendar/domain/said'
import type GoogleItem from '#app/google_calendar/models/google_item'
import { withTimes } from '#app/google_calendar/queries/known_things'
import type { Work } from '#app/google_calendar/queries/work'
import { addOwn, cancelOwn, changeOwn, dueOf, moveActivity } from './own_events.js'
import { notePutBack } from './note_put_back.js'
import { storeItem, type StoredItem } from './store_item.js'
import { holdConnection, tell, type Told } from './runs.js'

type Thing = KnownThing | null | undefined

/** What Foja itself says no to. */
const isRefused = (error: unknown) =>
  error instanceof FieldProblem || error instanceof NotFound || error instanceof NoAccess || error instanceof Refusal

/** Takes over what was changed at Google, one event in one transaction, with what is remembered of it. */
export class ApplyEvent {
  constructor(private readonly work: Work) {}

  /** The same event told again changes nothing. */
  async handle(event: GoogleEvent): Promise<void> {
    const row = await this.work.findItem(event.id)
    const thing = row && (await this.work.lookAt(row))
    await withTimes(this.work.identity.workspace!.id, [thing])
    const reading = readChange(event, row, thing)
    if (!reading) return
    try {
      await this.within((trx) => this.apply(trx, event, row, thing, reading))
    } catch (error) {
      if (!isRefused(error)) throw error
      await this.within((trx) => this.refuse(trx, event, row, thing))
    }
    this.work.forget()
  }

  private within(work: (trx: Trx) => Promise<void>): Promise<void> {
    return db.transaction(async (trx) => {
      await holdConnection(trx, this.work.connection.id)
      await work(trx)
    })
  }

  private async apply(trx: Trx, event: GoogleEvent, row: GoogleItem | null, thing: Thing, reading: Reading) {
    if (reading.does === 'ignore') return this.leaveOut(trx, event, row)
    if (reading.does === 'add') return this.add(trx, event, row)
    if (reading.does === 'cancel') return this.cancel(trx, event, row!, thing!)
    if (reading.does === 'change') return this.change(trx, event, row!, thing!, reading)
    const told = { item: row!.item, title: thing?.said.summary ?? row!.base?.summary ?? event.summary }
    if (reading.does === 'hide') {
      await this.keep(trx, event, row, { state: 'hidden' })
      return this.tell(trx, event, { side: 'google', does: 'hidden', ...told })
    }
    const { state, base, putBack, shown } = reading
    const isArrived = row!.state === 'live' && row!.base === null && state === 'live' && !event.isOff
    await this.keep(trx, event, row, { state, base })
    if (putBack) await this.tellPutBack(trx, event, { ...told, putBack, thing })
    else if (shown) await this.tell(trx, event, { side: 'google', does: 'shown', ...told })
    else if (isArrived) await this.tell(trx, event, { side: 'google', does: 'added', ...told })
  }

  private async add(trx: Trx, event: GoogleEvent, row: GoogleItem | null): Promise<void> {
    const { identity } = this.work
    const untitled = translate(identity.user.language, 'calendar.import.untitled')
    const said = { summary: event.summary, when: event.when!, place: event.place }
    const entry = await addOwn(trx, identity, { ...said, untitled })
    const item = `event-${entry.id}`
    const base: Said = { ...said, description: null, alarms: [] }
    await this.keep(trx, event, row, { item, state: 'live', base })
    const after = { entryId: entry.id, version: entry.version }
    await this.tell(trx, event, { side: 'foja', does: 'added', item, title: entry.title, after })
  }

  private async change(
    trx: Trx,
    event: GoogleEvent,
    row: GoogleItem,
    thing: KnownThing,
    { summary, when, base, putBack }: Reading & { does: 'change' }
  ): Promise<void> {
    const { identity } = this.work
    const was = { summary: thing.said.summary, when: thing.said.when }
    let { item } = row
    if (thing.kind === 'activity') {
      const due = dueOf(when!, identity.workspace!.timeZone)
      const moved = await moveActivity(trx, identity, thing, due)
      const before = { ...was, ...moved.before, recordId: thing.recordId, matterId: thing.matterId }
      const after = { when, ...moved.after }
      if (JSON.stringify(moved.before) !== JSON.stringify(moved.after))
        await this.tell(trx, event, { side: 'foja', does: 'changed', item, title: was.summary, before, after })
    } else {
      const entry = await changeOwn(trx, identity, thing, { summary, when })
      if (entry.id !== thing.recordId) item = `event-${entry.id}`
      const after = { summary, when, entryId: entry.id, version: entry.version, day: entry.firstDay }
      await this.tell(trx, event, { side: 'foja', does: 'changed', item, title: was.summary, before: was, after })
    }
    await this.keep(trx, event, row, { item, state: 'live', base })
    if (putBack) await this.tellPutBack(trx, event, { item, title: was.summary, putBack, thing })
  }

  private async cancel(trx: Trx, event: GoogleEvent, row: GoogleItem, thing: KnownThing): Promise<void> {
    const { entry, isWhole } = await cancelOwn(trx, this.work.identity, thing)
    await this.keep(trx, event, row, { state: 'gone' })
    const { title, place, notes } = entry
    const before = { title, place, notes, when: thing.said.when, isPrivate: entry.isPrivate, matterId: entry.matterId }
    const after = { entryId: entry.id, version: entry.version, isWhole }
    await this.tell(trx, event, { side: 'foja', does: 'deleted', item: row.item, title, before, after })
  }

  /** Foja says no: it stays as it is, and what is new at Google stays there alone. */
  private async refuse(trx: Trx, event: GoogleEvent, row: GoogleItem | null, thing: KnownThing | null | undefined) {
    if (!row || !thing) return this.leaveOut(trx, event, row)
    const base = { ...thing.said, ...saidBy(event) }
    await this.keep(trx, event, row, { state: 'live', base })
    const title = thing.said.summary
    await this.tellPutBack(trx, event, { item: row.item, title, putBack: 'not_yours_to_change', thing })
  }

  private async leaveOut(trx: Trx, event: GoogleEvent, row: GoogleItem | null): Promise<void> {
    const item = `google-${createHash('sha256').update(event.id).digest('hex')}`
    await this.keep(trx, event, row, { item, state: 'ignored', base: null })
    if (row?.state === 'ignored') return
    const after = { because: event.repeats ? 'repeats' : 'unreadable' }
    await this.tell(trx, event, { side: 'google', does: 'left_out', item, title: event.summary, after })
  }

  private async tellPutBack(
    trx: Trx,
    event: GoogleEvent,
    { putBack, thing, ...told }: { item: string; title: string; putBack: string; thing?: KnownThing | null }
  ): Promise<void> {
    const before = { summary: event.summary, when: event.when, isOff: event.isOff }
    const after = { because: putBack, summary: thing?.said.summary ?? null, when: thing?.said.when ?? null }
    await this.tell(trx, event, { side: 'google', does: 'put_back', ...told, before, after })
    if (thing) await notePutBack(trx, this.work, event, { thing, putBack })
  }

  private tell(trx: Trx, event: GoogleEvent, told: Omit<Told, 'eventId'>): Promise<void> {
    return tell(trx, this.work.connection.id, { ...told, eventId: event.id })
  }

  private keep(trx: Trx, event: GoogleEvent, row: GoogleItem | null, kept: StoredItem): Promise<void> {
    return storeItem(trx, this.work.connection.id, row, { eventId: event.id, etag: event.etag, ...kept })
  }
}
