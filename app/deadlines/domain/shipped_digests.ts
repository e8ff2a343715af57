import { createHash } from 'node:crypto'
import type { CalendarData } from './calendar.js'
import type { NotificationRule, TermRule } from './rules.js'

/** Digests of what comes with a release, by key: of its calendars, and of all versions of each rule. */
export interface ShippedDigests {
  calendars: Record<string, string>
  rules: Record<string, string>
}

interface Shipped {
  calendars: readonly CalendarData[]
  rules: readonly (NotificationRule | TermRule)[]
}

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)

/** The digests of shipped data, whatever the order of its rules. */
export function shippedDigests({ calendars, rules }: Shipped): ShippedDigests {
  const versions = Map.groupBy(
    rules.toSorted((one, other) => one.version - other.version),
    ({ key }) => key
  )
  return {
    calendars: Object.fromEntries(calendars.map((calendar) => [calendar.key, digestOf(calendar)])),
    rules: Object.fromEntries([...versions].map(([key, each]) => [key, digestOf(each)])),
  }
}

/** The keys of what differs, came or went between two releases; all of them where there was none before. */
export function changedKeys(
  before: ShippedDigests | null,
  after: ShippedDigests
): Record<keyof ShippedDigests, string[]> {
  const between = (was: Record<string, string>, is: Record<string, string>) =>
    [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => was[key] !== is[key]).sort()
  return {
    calendars: between(before?.calendars ?? {}, after.calendars),
    rules: between(before?.rules ?? {}, after.rules),
  }
}
