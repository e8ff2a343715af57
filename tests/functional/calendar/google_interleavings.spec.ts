import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { AddDeadline } from '#app/docket/actions/add_deadline'
import { WriteEntry } from '#app/calendar/actions/write_entry'
import { WriteHearing } from '#app/calendar/actions/write_hearing'
import { MoveEntry } from '#app/calendar/actions/move_entry'
import { daysOf } from '#app/calendar/domain/entry_times'
import CalendarEntry from '#app/calendar/models/calendar_entry'
import { RescheduleActivity } from '#app/activities/actions/reschedule_activity'
import { clock } from '#app/core/clock'
import { readEvent } from '#app/google_calendar/domain/said'
import GoogleItem from '#app/google_calendar/models/google_item'
import { knownThings } from '#app/google_calendar/queries/known_things'
import { personOfConnection } from '#app/google_calendar/queries/person_of'
import type GoogleConnection from '#app/google_calendar/models/google_connection'
import { GoogleCalendarStandIn, type StandInEvent } from '#tests/helpers/google_calendar_stand_in'
import { activityOf, by, office } from '../law_firm/activities/scene.js'
import { entryOf, seriesOf } from './entry_scene.js'
import { connectedTo, syncingWith } from './google_scene.js'

const INTERLEAVINGS = 200
const STEPS = 6
const START = '2026-11-23T18:00:00Z'

/** Numbers that follow from a seed (mulberry32), from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const dayAfter = (days: number) => DateTime.fromISO('2026-12-01').plus({ days }).toISODate()!
const wallAt = (day: string, hour: number) => ({
  dateTime: `${day}T${String(hour).padStart(2, '0')}:00:00-06:00`,
  date: null,
})

/** A world of both sides, in which things happen by chance. */
class World {
  readonly google = new GoogleCalendarStandIn()
  /** Items that somebody deleted on either side, and events that somebody deleted at Google. */
  readonly deletedItems = new Set<string>()
  readonly deletedEvents = new Set<string>()
  connection!: GoogleConnection
  private firm!: Awaited<ReturnType<typeof office>>
  private names = 0

  constructor(private readonly random: () => number) {}

  async begin(): Promise<void> {
    this.google.configure()
    this.google.pageSize = 1 + this.below(5)
    this.firm = await office()
    const { owner, workspace, matter } = this.firm
    await this.hearing()
    await new AddDeadline().byHand(by(owner), matter, { title: 'Amparo', lastDay: dayAfter(9), acceptPast: false })
    await db.from('matter_deadlines').where('matter_id', matter.id).update({ responsible_id: owner.id })
    await activityOf(matter, owner, { title: 'Llamar', assigneeId: owner.id, dueOn: dayAfter(3), dueTime: '12:00' })
    await entryOf(owner, workspace, { title: this.name() })
    await seriesOf(owner, workspace, { title: this.name() })
    this.connection = await connectedTo(this.google, owner, workspace)
  }

  below = (count: number) => Math.floor(this.random() * count)
  private one = <T>(of: T[]): T | undefined => of[this.below(of.length)]
  private name = () => `cosa ${++this.names}`

  async step(): Promise<void> {
    if (this.random() < 0.7) clock.advance({ seconds: this.below(400) })
    const moves = [
      this.addInFoja,
      this.renameInFoja,
      this.moveInFoja,
      this.deleteInFoja,
      this.changeOthersInFoja,
      this.addAtGoogle,
    ]
    moves.push(
      this.renameAtGoogle,
      this.moveAtGoogle,
      this.moveAtGoogle,
      this.deleteAtGoogle,
      this.restoreAtGoogle,
      this.repeatAtGoogle,
      this.forgetTokens
    )
    if (this.random() < 0.3) return this.sync(true)
    await this.one(moves)!.call(this)
  }

  /** Syncs once; when it may be killed, at a call by chance, before or after Google did what it was asked. */
  async sync(mayDie = false): Promise<void> {
    let left = mayDie && this.random() < 0.6 ? 1 + this.below(12) : Infinity
    const dying = async (address: string, init: RequestInit) => {
      left--
      if (left < 0) throw new Error('killed')
      if (left === 0 && this.random() < 0.5) throw new Error('killed before')
      const answer = await this.google.fetch(address, init)
      if (left === 0) throw new Error('killed after')
      return answer
    }
    await syncingWith(this.google, dying).handle(this.connection.id)
    if (!mayDie) clock.advance({ seconds: 1 })
  }

  private own = async (): Promise<CalendarEntry | undefined> =>
    this.one(await CalendarEntry.in(this.firm.workspace).whereNull('cancelled_at').orderBy('id'))

  private async addInFoja(): Promise<void> {
    const day = dayAfter(this.below(60))
    await entryOf(this.firm.owner, this.firm.workspace, { title: this.name(), firstDay: day, lastDay: day })
  }

  private async renameInFoja(): Promise<void> {
    const entry = await this.own()
    if (!entry || entry.rule) return
    await entry.merge({ title: this.name(), version: entry.version + 1 }).save()
  }

  private async moveInFoja(): Promise<void> {
    const entry = await this.own()
    if (!entry || entry.rule) return
    const { id, workspaceId, version, firstDay: at } = entry
    const time = this.random() < 0.8 ? '09:00' : null
    const target = { day: dayAfter(this.below(60)), time }
    await new MoveEntry().handle(
      by(this.firm.owner),
      { id, workspaceId, version, at, zone: 'America/Mexico_City' },
      target
    )
  }

  private async deleteInFoja(): Promise<void> {
    const entry = await this.own()
    if (!entry) return
    const { id, workspaceId, version } = entry
    const at = daysOf(entry)[0]!
    for (const { item } of await GoogleItem.query().where('item', 'like', `event-${id}%`)) this.deletedItems.add(item)
    this.deletedItems.add(`event-${id}`)
    await new WriteEntry().cancel(by(this.firm.owner), { id, workspaceId, version, at, scope: 'all' })
  }

  private hearing = () => {
    const { owner, matter } = this.firm
    return new WriteHearing().add(by(owner), matter, {
      ...{ kind: 'constitutional', day: dayAfter(this.below(40)), time: '10:00', minutes: 60, travelMinutes: 30 },
      ...{ court: 'Juzgado ficticio', room: 'Sala 3', shownToClient: false, clientAttends: false },
      peopleIds: [owner.id],
    })
  }

  /** A hearing is set or called off, or an activity is put on another day. */
  private async changeOthersInFoja(): Promise<void> {
    const { owner, matter } = this.firm
    const kind = this.below(3)
    if (kind === 0) await this.hearing()
    if (kind === 1) {
      const hearing = this.one(await db.from('hearings').where({ matter_id: matter.id, status: 'scheduled' }))
      if (!hearing) return
      this.deletedItems.add(`hearing-${hearing.id}`)
      await db.from('hearings').where('id', hearing.id).update({ status: 'cancelled' })
    }
    if (kind === 2) {
      const { id } = await db.from('activities').where('matter_id', matter.id).firstOrFail()
      const due = { dueOn: dayAfter(this.below(40)), dueTime: '08:00' }
      await new RescheduleActivity().handle(by(owner), matter, { id: Number(id), ...due })
    }
  }

  private async addAtGoogle(): Promise<void> {
    const day = dayAfter(this.below(60))
    this.google.write({ summary: this.name(), start: wallAt(day, 16), end: wallAt(day, 17) })
  }

  private there = () => this.one(this.google.seen())

  private async renameAtGoogle(): Promise<void> {
    const event = this.there()
    if (event) this.google.write({ id: event.id, summary: this.random() < 0.9 ? this.name() : ' ' })
  }

  private async moveAtGoogle(): Promise<void> {
    const event = this.there()
    if (!event) return
    const day = dayAfter(this.below(60))
    const allDay = { start: { date: day, dateTime: null }, end: { date: dayAfter(70), dateTime: null } }
    this.google.write({
      id: event.id,
      ...(this.random() < 0.8 ? { start: wallAt(day, 9), end: wallAt(day, 11) } : allDay),
    })
  }

  private async deleteAtGoogle(): Promise<void> {
    const event = this.there()
    if (!event) return
    this.deletedEvents.add(event.id)
    const row = await GoogleItem.query().where({ connection_id: this.connection.id, event_id: event.id }).first()
    if (row) this.deletedItems.add(row.item)
    this.google.remove(event.id)
  }

  private async restoreAtGoogle(): Promise<void> {
    const event = this.one([...this.google.calendar().events.values()].filter(({ status }) => status === 'cancelled'))
    if (event) this.google.write({ id: event.id, status: 'confirmed' })
  }

  private async repeatAtGoogle(): Promise<void> {
    const event = this.there()
    if (event) this.google.write({ id: event.id, recurrence: ['RRULE:FREQ=WEEKLY'] })
  }

  private async forgetTokens(): Promise<void> {
    this.google.oldest = this.google.calendar().change + 1
  }

  /** What is different on the two sides, and what is gone although nobody deleted it. */
  async faults(): Promise<string[]> {
    const connection = await this.connection.refresh()
    const identity = (await personOfConnection(connection))!
    const { things } = await knownThings(identity, connection)
    const rows = await GoogleItem.query().where('connection_id', connection.id)
    const events = this.google.calendar().events
    const faults: string[] = []
    const shown = new Set<string>()
    for (const { item, said } of things.values()) {
      const row = rows.find((each) => each.item === item)
      const event = row && events.get(row.eventId)
      if (!row || !event) faults.push(`${item} was not sent`)
      else if (row.state === 'hidden') {
        if (!this.deletedEvents.has(row.eventId)) faults.push(`${item} is hidden`)
      } else {
        shown.add(row.eventId)
        faults.push(...differences(item, said, event))
      }
    }
    for (const { id, summary, recurrence } of this.google.seen()) {
      const isLeftOut = Array.isArray(recurrence) && recurrence.length > 0
      if (!shown.has(id) && !isLeftOut) faults.push(`«${summary}» is only at Google`)
    }
    return [...faults, ...(await this.losses(rows))]
  }

  private async losses(rows: GoogleItem[]): Promise<string[]> {
    const { workspace, matter } = this.firm
    const cancelled = await CalendarEntry.in(workspace).whereNotNull('cancelled_at').whereNull('rule')
    const gone = cancelled.map(({ id }) => `event-${id}`)
    const lost = gone.filter((item) => !this.deletedItems.has(item)).map((item) => `${item} was deleted`)
    const off = await db.from('hearings').where({ matter_id: matter.id, status: 'cancelled' })
    for (const { id } of off) if (!this.deletedItems.has(`hearing-${id}`)) lost.push(`hearing-${id} was called off`)
    for (const [id, { status, summary }] of this.google.calendar().events) {
      const row = rows.find((each) => each.eventId === id)
      const isDeleted = this.deletedEvents.has(id) || this.deletedItems.has(row?.item ?? '')
      if (status === 'cancelled' && !isDeleted) lost.push(`«${summary}» (${row?.item}) was deleted at Google`)
    }
    return lost
  }
}

function differences(item: string, said: { summary: string; when: string }, raw: StandInEvent): string[] {
  const event = readEvent(raw)!
  if (event.isOff) return [`${item} is deleted at Google`]
  if (event.repeats) return [`${item} comes again at Google`]
  const same = event.summary === said.summary && event.when === said.when
  return same ? [] : [`${item}: «${said.summary}» ${said.when} here, «${event.summary}» ${event.when} there`]
}

test.group('Google Calendar by chance', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(START)
    return () => clock.restore()
  })

  test('ends equal on both sides after any interleaving, and nothing is deleted that nobody deleted', async ({
    assert,
  }) => {
    for (let seed = 1; seed <= INTERLEAVINGS; seed++) {
      clock.freeze(START)
      const world = new World(seeded(seed))
      await world.begin()
      for (let step = 0; step < STEPS; step++) await world.step()
      for (let turn = 0; turn < 4; turn++) await world.sync()
      assert.deepEqual(await world.faults(), [], `seed ${seed}`)
      const before = world.google.calendar().change
      await world.sync()
      assert.equal(world.google.calendar().change, before, `seed ${seed} goes on writing`)
    }
  }).timeout(1_200_000)
})
