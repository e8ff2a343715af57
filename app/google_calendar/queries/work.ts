import type { KnownThing } from '#app/google_calendar/domain/known'
import { lastDayOf } from '#app/google_calendar/domain/said'
import { isLookedFor, stepFor, stepForRest, type Step } from '#app/google_calendar/domain/steps'
import type GoogleConnection from '#app/google_calendar/models/google_connection'
import GoogleItem from '#app/google_calendar/models/google_item'
import type { Identity } from '#app/workspaces/identity'
import { knownThings, type KnownThings } from './known_things.js'

/** Rows that are read at once. */
const AT_ONCE = 200

/** What stands in Foja for a connection and what is remembered of Google, while both are compared. */
export class Work {
  private near: KnownThings | null = null
  private far: KnownThings | null = null
  /** Rows as they would be: nothing of them is stored. */
  private readonly supposed = new Map<number, GoogleItem>()

  constructor(
    readonly connection: GoogleConnection,
    readonly identity: Identity
  ) {}

  /** What was loaded is loaded again when it is next asked for: something was changed. */
  forget(): void {
    this.near = this.far = null
  }

  async things(): Promise<KnownThings> {
    return (this.near ??= await knownThings(this.identity, this.connection))
  }

  /** What is remembered of an event at Google; one query. */
  async findItem(eventId: string): Promise<GoogleItem | null> {
    const row = await this.rows().where('event_id', eventId).first()
    return row && (this.supposed.get(row.id) ?? row)
  }

  /** Whether an event of that id is remembered already; one query. */
  async isTaken(eventId: string): Promise<boolean> {
    return (await this.rows().where('event_id', eventId).select('id').first()) !== null
  }

  /** Takes a row as it was changed in memory, for what follows from it. */
  suppose(row: GoogleItem): void {
    this.supposed.set(row.id, row)
  }

  /** What stands in Foja for a row: null when it is gone, undefined when that cannot be said. */
  async lookAt(row: GoogleItem): Promise<KnownThing | null | undefined> {
    const near = await this.things()
    const found = near.things.get(row.item)
    if (found) return found
    const far = await this.farThings()
    const there = far.things.get(row.item)
    if (there) return there
    const isBehind = row.base !== null && row.base.when !== '' && lastDayOf(row.base.when) < near.firstDay
    return isBehind || near.isCut || far.isCut ? undefined : null
  }

  /** What has to be written at Google, one after the other: rows are read a part at a time, and no more of them than are asked for. */
  async *steps(): AsyncGenerator<Step<GoogleItem>, void> {
    const { things, firstDay } = await this.things()
    for (const some of partsOf([...things.values()])) {
      const rows = await this.rowsOf(some.map(({ item }) => item))
      for (const thing of some) {
        const step = stepFor(rows.get(thing.item) ?? null, thing)
        if (step) yield step
      }
    }
    for await (const row of this.rest(things)) {
      const step = isLookedFor(row, firstDay) && stepForRest(row, await this.lookAt(row))
      if (step) yield step
    }
  }

  /** What was sent and is not among the things now. */
  private async *rest(things: KnownThings['things']): AsyncGenerator<GoogleItem, void> {
    let last = ''
    for (;;) {
      const page = await this.rows()
        .where('state', 'live')
        .where('item', '>', last)
        .orderBy('item')
        .limit(AT_ONCE)
        .select('id', 'item')
      const others = page.filter(({ id, item }) => !things.has(item) && !this.supposed.has(id))
      if (others.length > 0) yield* (await this.rowsOf(others.map(({ item }) => item))).values()
      if (page.length < AT_ONCE) break
      last = page.at(-1)!.item
    }
    for (const row of this.supposed.values()) if (!things.has(row.item)) yield row
  }

  /** The rows of some things, by thing. */
  private async rowsOf(items: string[]): Promise<Map<string, GoogleItem>> {
    const rows = await this.rows().whereIn('item', items)
    return new Map(rows.map((row) => [row.item, this.supposed.get(row.id) ?? row]))
  }

  private rows() {
    return GoogleItem.query().where('connection_id', this.connection.id)
  }

  private async farThings(): Promise<KnownThings> {
    return (this.far ??= await knownThings(this.identity, this.connection, 'far'))
  }
}

const partsOf = <T>(all: T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) => all.slice(part * AT_ONCE, (part + 1) * AT_ONCE))
