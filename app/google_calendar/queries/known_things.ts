import app from '@adonisjs/core/services/app'
import type { DateTime } from 'luxon'
import Activity from '#app/activities/models/activity'
import { clock } from '#app/core/clock'
import type { CalendarEvent } from '#app/core/contributions/registries'
import { subscriptionWords } from '#app/calendar/domain/subscription_words'
import CalendarEntry from '#app/calendar/models/calendar_entry'
import { eventsFor, spanOf } from '#app/calendar/queries/calendar_events'
import type { Changeable, KnownThing } from '#app/google_calendar/domain/known'
import { endedWhen } from '#app/google_calendar/domain/said'
import type { Identity } from '#app/workspaces/identity'
import { viewerOf } from '#app/workspaces/viewer'

/** The days that are sent: some that were, and more than a year to come. */
const DAYS = { before: 30, after: 400 }
/** Where things are looked for that were sent and are not within those days any more. */
const FAR = { before: 1_100, after: 3_700 }

/** What somebody chose to have at Google. */
export interface Chosen {
  masked: boolean
  /** Kinds of events beside one's own; null for all. */
  kinds: string[] | null
}

/** What of a person's calendar shall stand at Google. */
export interface KnownThings {
  things: Map<string, KnownThing>
  /** There is more than was loaded: what is missing may be there. */
  isCut: boolean
  firstDay: string
}

type Reach = 'sent' | 'far'

/** Everything that a person has in their calendar and chose to send, as they may see it now. `far` also looks where nothing is sent any more. */
export async function knownThings(identity: Identity, chosen: Chosen, reach: Reach = 'sent'): Promise<KnownThings> {
  const zone = identity.workspace!.timeZone
  const today = clock.now().setZone(zone)
  const { before, after } = reach === 'sent' ? DAYS : FAR
  const day = (at: DateTime) => at.toISODate()!
  const days = { from: day(today.minus({ days: before })), to: day(today.plus({ days: after })) }
  const viewer = viewerOf(identity)
  const span = spanOf(viewer, days, zone, { person: 'me', matter: null, court: null })
  const kinds = chosen.kinds === null ? [] : [...new Set(['event', ...chosen.kinds])]
  const { events, cutKinds } = await eventsFor(viewer, span, kinds)
  const sent = events.filter(({ state, isBusy }) => state !== 'cancelled' && !isBusy)
  const things = sent.map((event) => thingOf(event, identity, chosen))
  return {
    things: new Map(things.map((thing) => [thing.item, thing])),
    isCut: cutKinds.length > 0,
    firstDay: days.from,
  }
}

function thingOf(event: CalendarEvent, identity: Identity, { masked }: Chosen): KnownThing {
  const { language } = identity.user
  const words = subscriptionWords(event, { masked, voice: language, zone: identity.workspace!.timeZone })
  const [, id = '0', ...rest] = event.id.split('-')
  const link = new URL(event.href, app.config.get<string>('app.appUrl')).href
  const { version = null, at = null } = 'body' in event.move && event.move.body ? event.move.body : {}
  return {
    item: event.id,
    kind: event.kind,
    said: {
      summary: event.kind === 'event' && !masked ? event.title : words.summary,
      when: endedWhen(event.when),
      description: describedBy(event.kind === 'event' ? [words.description] : [words.description, link]),
      place: words.place,
      alarms: words.alarms,
    },
    changeable: changeableOf(event),
    isMasked: masked,
    recordId: Number(id),
    day: typeof at === 'string' ? at : rest.join('-'),
    matterId: event.matter?.id ?? null,
    version: typeof version === 'number' ? version : null,
    changedAt: null,
  }
}

function changeableOf({ kind, move }: CalendarEvent): Changeable {
  if (!('href' in move)) return 'nothing'
  return kind === 'event' ? 'all' : kind === 'activity' ? 'time' : 'nothing'
}

/** Adds when the records behind some things were last changed: two queries. */
export async function withTimes(workspaceId: number, things: (KnownThing | null | undefined)[]): Promise<void> {
  const changeable = things.filter((thing) => thing !== null && thing !== undefined && thing.changeable !== 'nothing')
  for (const [kind, model] of [
    ['event', CalendarEntry],
    ['activity', Activity],
  ] as const) {
    const some = changeable.filter((thing) => thing!.kind === kind) as KnownThing[]
    if (some.length === 0) continue
    const ids = [...new Set(some.map(({ recordId }) => recordId))]
    const rows: { id: number; updatedAt: DateTime }[] = await (model as typeof CalendarEntry)
      .in({ id: workspaceId })
      .whereIn('id', ids)
      .select('id', 'updated_at')
    const times = new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]))
    for (const thing of some) thing.changedAt = times.get(thing.recordId) ?? null
  }
}

/** The lines of a description. Events of one's own have no way back to Foja in it: they may have been written at Google. */
const describedBy = (lines: (string | null)[]): string | null => lines.filter(Boolean).join('\n') || null
