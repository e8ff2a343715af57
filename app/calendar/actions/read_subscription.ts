import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { CalendarEvent, CalendarWhen } from '#app/core/contributions/registries'
import { clientVoice, translate } from '#app/core/messages/catalogue'
import { MEXICO_ZONE } from '#app/core/mexico'
import { subscriptionWords, type SubscriptionWords } from '#app/calendar/domain/subscription_words'
import { compareItems, whenText, type CurrentItem, type SentItem } from '#app/calendar/domain/sent_items'
import { writeSubscription, type WrittenItem } from '#app/calendar/ics/write_subscription'
import CalendarSubscription from '#app/calendar/models/calendar_subscription'
import { eventsFor, eventsForClient, spanOf } from '#app/calendar/queries/calendar_events'
import type { FoundSubscription } from '#app/calendar/queries/find_subscription'
import { viewerOf } from '#app/workspaces/viewer'
import { sentBy, storeItems } from './store_items.js'

/** The days that are sent: some that were, and more than a year to come. */
const DAYS = { before: 90, after: 400 }

/** Part of what tells one state of a calendar from another: other numbers make programs read again what has not changed. */
const FORMAT = 1

/** How often it is written down that a subscription was read. */
const HOUR = 3_600_000

type Described = CurrentItem & { event: CalendarEvent; words: SubscriptionWords }

/** A calendar as it stands now. */
export interface SubscriptionReading {
  /** The same as long as the text is. */
  etag: string
  /** Its iCalendar text; who has it already need not have it written. */
  write(): string
}

/** Reads the calendar of a subscription as its person may see it now. */
export class ReadSubscription {
  /** `site` is the address of this installation, at which its links begin. */
  async handle(subscription: FoundSubscription, site: string, author: Author): Promise<SubscriptionReading> {
    const { identity } = subscription
    const zone = identity.workspace?.timeZone ?? MEXICO_ZONE
    const today = clock.now().setZone(zone)
    const days = { from: isoDay(today.minus({ days: DAYS.before })), to: isoDay(today.plus({ days: DAYS.after })) }
    const viewer = viewerOf(identity)
    const span = spanOf(viewer, days, zone, { person: 'me', matter: null, court: null })
    const load = identity.isLawyer ? eventsFor : eventsForClient
    const { events, cutKinds } = await load(viewer, span, subscription.kinds)
    const current = events.map((event) => describe(event, subscription, zone))
    const sent = await this.settle(subscription, current, { firstDay: days.from, cutKinds }, author)
    return {
      etag: etagOf(sent, subscription, site),
      write: () => writeSubscription(subscription.name, written(current, sent, subscription, site)),
    }
  }

  /** Keeps what is told from now on; writes only what changes, and that it was read once an hour and, in the log, once a day. */
  private async settle(
    subscription: FoundSubscription,
    current: CurrentItem[],
    what: { firstDay: string; cutKinds: string[] },
    author: Author
  ): Promise<Map<string, SentItem>> {
    const now = clock.now()
    const day = isoDay(now)
    const isQuiet =
      subscription.loggedDay === day && subscription.readAt !== null && now.diff(subscription.readAt).toMillis() < HOUR
    if (isQuiet) {
      const { sent, changed, gone } = compareItems(await sentBy(subscription.id), current, { ...what, now })
      if (changed.length === 0 && gone.length === 0) return sent
    }
    return db.transaction(async (trx) => {
      const row = await CalendarSubscription.query({ client: trx })
        .where('id', subscription.id)
        .forUpdate()
        .firstOrFail()
      const changes = compareItems(await sentBy(row.id, trx), current, { ...what, now })
      if (row.revokedAt === null) await storeItems(trx, row.id, changes)
      if (row.loggedDay !== day)
        await record(trx, author, {
          workspaceId: row.workspaceId,
          action: 'calendar_subscription.read',
          subject: { type: 'calendar_subscription', id: row.id },
        })
      await row.merge({ readAt: now, loggedDay: day }).save()
      return changes.sent
    })
  }
}

const isoDay = (at: DateTime) => at.toISODate()!

const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** Of all from which the text is written: what was sent last of each thing has a digest of its own. */
function etagOf(sent: Map<string, SentItem>, { name, uidScope, identity }: FoundSubscription, site: string): string {
  const items = [...sent.values()].map(({ item, sequence, digest, changedAt, cancelledAt }) => {
    return [item, sequence, digest, changedAt.toMillis(), cancelledAt !== null]
  })
  items.sort(([a], [b]) => (a! < b! ? -1 : 1))
  return `"${digestOf([FORMAT, name, uidScope, identity.user.language, site, items])}"`
}

/** An event in the words of a subscription. */
function describe(event: CalendarEvent, { masked, identity }: FoundSubscription, zone: string): Described {
  const { language } = identity.user
  const voice = identity.isLawyer ? language : clientVoice(language)
  const words = subscriptionWords(event, { masked, voice, zone })
  const when = whenText(event.when)
  const isCancelled = event.state === 'cancelled'
  const digest = digestOf([words, when, event.href, event.private ?? false, isCancelled])
  return { item: event.id, whenText: when, digest, isCancelled, event, words }
}

/** What is sent, by its ids: as it stands in the calendar, or called off when it is not there any more. */
function written(
  current: Described[],
  sent: Map<string, SentItem>,
  { uidScope, identity }: FoundSubscription,
  site: string
): WrittenItem[] {
  const byItem = new Map(current.map((one) => [one.item, one]))
  return [...sent.values()]
    .sort((a, b) => (a.item < b.item ? -1 : 1))
    .map(({ item, sequence, changedAt, cancelledAt, whenText: text }) => {
      const one = byItem.get(item)
      const same = { uid: `${item}.${uidScope}@foja`, sequence, changedAt, isCancelled: cancelledAt !== null }
      if (!one) return { ...same, ...calledOff(item, identity.user.language), when: whenOf(text) }
      const { event, words } = one
      const link = new URL(event.href, site).href
      return { ...same, ...words, when: event.when, link, isPrivate: event.private ?? false }
    })
}

/** Words for what is gone: nothing of it is known any more but what kind it was. */
function calledOff(item: string, language: 'es' | 'en') {
  const words = [`calendar.kind.${item.split('-')[0]}`, 'calendar.state.cancelled'].map((key) =>
    translate(language, key)
  )
  return { summary: words.join(' · '), description: null, place: null, link: null, isPrivate: false, alarms: [] }
}

/** Reads what `whenText` wrote. */
function whenOf(text: string): CalendarWhen {
  const [from = '', to = ''] = text.split('/')
  if (!from.includes('T')) return { firstDay: from, lastDay: to }
  const instant = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' })
  return { startsAt: instant(from), endsAt: to ? instant(to) : null }
}
