import type { DateTime } from 'luxon'
import type { CalendarWhen } from '#app/core/contributions/registries'

/** For how many days a subscription says that something is off: longer than any program waits before it reads again. */
export const SAID_CANCELLED_DAYS = 90

/** What a subscription said last of one thing. */
export interface SentItem {
  item: string
  sequence: number
  /** When it is, as `whenText` writes it. */
  whenText: string
  /** Of all that was sent. */
  digest: string
  changedAt: DateTime
  /** Since when it is said to be off; null while it is on. */
  cancelledAt: DateTime | null
}

/** What stands in the calendar now. */
export interface CurrentItem {
  item: string
  whenText: string
  digest: string
  isCancelled: boolean
}

/** What changes in what was sent, and what is said from now on. `gone` are items of which nothing is said any more. */
export interface ItemChanges {
  sent: Map<string, SentItem>
  changed: SentItem[]
  gone: string[]
}

/**
 * Compares what a subscription said with what stands in the calendar now. What has another time, is called off or is back has the next number; what was never said is not called off; what was said and is
 * not there any more is called off, unless its days lie before `firstDay`; what was called off long ago is forgotten. What is missing of the `cutKinds` may only not
 * have been read, so that it stays as it was sent.
 */
export function compareItems(
  before: readonly SentItem[],
  current: readonly CurrentItem[],
  { now, firstDay, cutKinds }: { now: DateTime; firstDay: string; cutKinds: readonly string[] }
): ItemChanges {
  const sent = new Map(before.map((item) => [item.item, item]))
  const changed: SentItem[] = []
  const gone: string[] = []
  const send = (item: SentItem) => {
    sent.set(item.item, item)
    changed.push(item)
  }
  for (const { item, whenText, digest, isCancelled } of current) {
    const last = sent.get(item)
    if (!last && isCancelled) continue
    const isSame = last?.digest === digest && (last.cancelledAt !== null) === isCancelled
    if (isSame) continue
    const rises = last && (last.whenText !== whenText || (last.cancelledAt !== null) !== isCancelled)
    const sequence = last ? last.sequence + (rises ? 1 : 0) : 0
    send({
      item,
      sequence,
      whenText,
      digest,
      changedAt: now,
      cancelledAt: isCancelled ? (last?.cancelledAt ?? now) : null,
    })
  }
  const isThere = new Set(current.map(({ item }) => item))
  for (const last of before) {
    if (isThere.has(last.item)) continue
    const isOver = lastDayOf(last) < firstDay
    const isForgotten = last.cancelledAt !== null && now.diff(last.cancelledAt, 'days').days >= SAID_CANCELLED_DAYS
    if (isOver || isForgotten) {
      sent.delete(last.item)
      gone.push(last.item)
    } else if (last.cancelledAt === null && !cutKinds.includes(kindOf(last)))
      send({ ...last, sequence: last.sequence + 1, changedAt: now, cancelledAt: now })
  }
  return { sent, changed, gone }
}

/** Its id begins with its kind. */
const kindOf = ({ item }: SentItem): string => item.slice(0, item.indexOf('-'))

/** The day on which it ends, in UTC for what has hours. */
const lastDayOf = ({ whenText: text }: SentItem): string => {
  const [from = '', to] = text.split('/')
  return (to || from).slice(0, 10)
}

/** When something is, in a text that sorts and is read again: both days, or both instants in UTC, the second one empty when there is none. */
export function whenText(when: CalendarWhen): string {
  if ('firstDay' in when) return `${when.firstDay}/${when.lastDay}`
  return `${when.startsAt.toUTC().toISO()}/${when.endsAt?.toUTC().toISO() ?? ''}`
}
