import { NOTIFICATION_RULES, TERM_RULES } from '#app/deadlines/shipped/index'
import type { NonWorkingCalendar } from '#app/deadlines/domain/calendar'
import { isNotifiedByHandlingCourt, type CountedCalendar } from '#app/deadlines/domain/rules'

const rolesOf = (calendars: readonly CountedCalendar[]) => calendars.map(({ role }) => role)

/** What can be chosen to compute a term, as the form shows it: the newest version of each rule, and the calendars of the firm with the years that they know. */
export function choicesOf(calendars: ReadonlyMap<string, NonWorkingCalendar>) {
  return {
    notifications: newest(NOTIFICATION_RULES).map(({ key, origins, basis, isVerified, effect, calendars: counted }) => {
      return { key, origins: [...origins], citation: basis.citation, isVerified, effect, roles: rolesOf(counted) }
    }),
    terms: newest(TERM_RULES).map(({ key, origin, basis, isVerified, length, calendars: counted }) => {
      const isOneCalendar = isNotifiedByHandlingCourt(origin)
      return { key, origin, isOneCalendar, citation: basis.citation, isVerified, length, roles: rolesOf(counted) }
    }),
    calendars: [...calendars.values()]
      .filter((calendar) => calendar.years !== null)
      .map(({ key, name, years }) => ({ key, name, years: years! })),
  }
}

/** The rules of notification that can be chosen, the newest version of each, by the article that sets it. */
export const notificationChoices = (): { key: string; citation: string }[] =>
  newest(NOTIFICATION_RULES).map(({ key, basis }) => ({ key, citation: basis.citation }))

function newest<Rule extends { key: string; version: number }>(rules: readonly Rule[]): Rule[] {
  const byKey = new Map<string, Rule>()
  for (const rule of rules) if ((byKey.get(rule.key)?.version ?? 0) < rule.version) byKey.set(rule.key, rule)
  return [...byKey.values()]
}
