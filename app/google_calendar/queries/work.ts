import type { KnownThing } from '#app/google_calendar/domain/known'
import { lastDayOf } from '#app/google_calendar/domain/said'
import { isLookedFor, stepsOf, type Step } from '#app/google_calendar/domain/steps'
import type GoogleConnection from '#app/google_calendar/models/google_connection'
import GoogleItem from '#app/google_calendar/models/google_item'
import type { Identity } from '#app/workspaces/identity'
import { knownThings, type KnownThings } from './known_things.js'

/** What stands in Foja for a connection and what is remembered of Google, while both are compared. */
export class Work {
  private near: KnownThings | null = null
  private far: KnownThings | null = null
  private items: GoogleItem[] | null = null

  constructor(
    readonly connection: GoogleConnection,
    readonly identity: Identity
  ) {}

  /** What was loaded is loaded again when it is next asked for: something was changed. */
  forget(): void {
    this.near = this.far = null
    this.items = null
  }

  async things(): Promise<KnownThings> {
    return (this.near ??= await knownThings(this.identity, this.connection))
  }

  async rows(): Promise<GoogleItem[]> {
    return (this.items ??= await GoogleItem.query().where('connection_id', this.connection.id).orderBy('id'))
  }

  async findItem(eventId: string): Promise<GoogleItem | null> {
    return (await this.rows()).find((row) => row.eventId === eventId) ?? null
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

  /** What has to be written at Google. */
  async steps(): Promise<Step<GoogleItem>[]> {
    const { things, firstDay } = await this.things()
    const rows = await this.rows()
    const looks = new Map<GoogleItem, KnownThing | null | undefined>()
    for (const row of rows)
      if (!things.has(row.item) && isLookedFor(row, firstDay)) looks.set(row, await this.lookAt(row))
    return stepsOf(things, rows, { firstDay, look: (row) => looks.get(row) })
  }

  private async farThings(): Promise<KnownThings> {
    return (this.far ??= await knownThings(this.identity, this.connection, 'far'))
  }
}
