import { DateTime } from 'luxon'

/** When the people of a firm are told of its deadlines. */
export interface AlertPlan {
  /** Days before the last one; 0 is the day itself. */
  days: readonly number[]
  /** From which hour on, by the clock of the firm. */
  hour: number
  /** IANA. */
  zone: string
}

/** A moment at which people are told. `kind` is `d<days before>`, or `overdue`. */
export interface AlertMoment {
  kind: string
  at: DateTime
}

/** How long before the last instant the alert of the day is sent at the latest, for terms of hours that end early in the day. */
const BEFORE_THE_END = { hours: 1 }

/** The moments at which people are told of a deadline, the earliest first; the last is the day after it ended. */
export function alertMoments(
  { lastDay, lastInstant }: { lastDay: string; lastInstant: DateTime },
  { days, hour, zone }: AlertPlan
): AlertMoment[] {
  const end = DateTime.fromISO(lastDay, { zone })
  const latest = lastInstant.minus(BEFORE_THE_END)
  const before = [...new Set(days)].map((count) => {
    const at = end.minus({ days: count }).set({ hour })
    return { kind: `d${count}`, at: at > latest ? latest : at }
  })
  const after = { kind: 'overdue', at: end.plus({ days: 1 }).set({ hour }) }
  return [...before, after].sort((one, other) => one.at.toMillis() - other.at.toMillis())
}

/** Those moments that came since `from` and were not told, and when the next one comes. */
export function dueAlerts(
  moments: readonly AlertMoment[],
  { from, now, sent }: { from: DateTime; now: DateTime; sent: ReadonlySet<string> }
): { due: AlertMoment[]; next: DateTime | null } {
  const due = moments.filter(({ kind, at }) => at >= from && at <= now && !sent.has(kind))
  return { due, next: moments.find(({ at }) => at > now)?.at ?? null }
}
