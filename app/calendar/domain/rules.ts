import { isDay, type Day } from '#app/deadlines/domain/days'
import {
  FREQUENCIES,
  REPETITION_LIMITS,
  repetitionsOf,
  RHYTHMS,
  ruleOf,
  WEEKDAYS,
  type Repetition,
} from './repetition.js'

/**
 * The repetition that a rule says, for an event that begins on a day. Rules of others are read as well: null for one that says more than a repetition
 * here may, or what is no rule. Whether it ends is not judged: `faultOf` does.
 */
export function repetitionOf(rule: string, firstDay: Day): Repetition | null {
  const said = partsOf(rule)
  const rhythm = RHYTHMS.find((each) => FREQUENCIES[each] === said?.FREQ)
  if (!said || !rhythm || Object.keys(said).some((name) => !READ.includes(name)) || (said.UNTIL && said.COUNT))
    return null
  const { BYDAY, UNTIL, COUNT } = said
  const repetition: Repetition = {
    rhythm,
    interval: numberIn(said.INTERVAL ?? '1') ?? 0,
    weekdays: rhythm === 'weekly' ? WEEKDAYS.filter((day) => BYDAY?.split(',').includes(day)) : [],
    monthlyBy: rhythm !== 'monthly' || !BYDAY ? 'date' : BYDAY.startsWith('-1') ? 'last_weekday' : 'weekday',
    untilOn: UNTIL ? dayIn(UNTIL) : null,
    count: COUNT ? numberIn(COUNT) : null,
  }
  if ((UNTIL && !repetition.untilOn) || (COUNT && !repetition.count)) return null
  if (repetition.interval < 1 || repetition.interval > REPETITION_LIMITS.interval) return null
  return keepsAsMuch(said, partsOf(ruleOf(repetition, firstDay))!) ? repetition : null
}

const READ = ['FREQ', 'INTERVAL', 'UNTIL', 'COUNT', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'WKST']

/** Whether what a rule names of weeks, months and days is what a repetition keeps; what it leaves out is taken from the first day. */
function keepsAsMuch(said: Parts, kept: Parts): boolean {
  const sorted = (list: string | undefined) => list?.split(',').toSorted().join(',')
  const ofEveryTwoWeeks = said.FREQ === 'WEEKLY' && kept.INTERVAL !== '1' && kept.BYDAY?.includes(',')
  if (ofEveryTwoWeeks && (said.WKST ?? 'MO') !== 'SU' && said.BYDAY?.includes('SU')) return false
  return ['BYDAY', 'BYMONTHDAY', 'BYMONTH'].every((name) => !said[name] || sorted(said[name]) === sorted(kept[name]))
}

type Parts = Partial<Record<string, string>>

/** The parts of a rule by their names; null for what is none, or names a part twice. */
function partsOf(rule: string): Parts | null {
  const parts = rule.toUpperCase().split(';')
  const named = parts.map((part) => /^([A-Z]+)=([A-Z0-9,+-]+)$/.exec(part))
  if (named.some((match) => match === null)) return null
  const found = Object.fromEntries(named.map((match) => [match![1], match![2]!]))
  return Object.keys(found).length === parts.length ? found : null
}

const numberIn = (text: string) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : null)

/** The day of an UNTIL; of an instant, the day that UTC has then. Whoever knows the zone passes the day instead. */
function dayIn(until: string): Day | null {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)(?:T\d{6}Z?)?$/.exec(until) ?? []
  const day = `${year}-${month}-${date}`
  return year && isDay(day) ? day : null
}

/** The rule of what comes before a day, and of what comes from that day on: a repetition is cut there. The day is one of its own. */
export function cutRule(rule: string, firstDay: Day, day: Day): { before: string; from: string } {
  const days = repetitionsOf(rule, firstDay)
  const repetition = repetitionOf(rule, firstDay)!
  const index = days.indexOf(day)
  const from = { ...repetition, count: repetition.count && days.length - index }
  return {
    before: ruleOf({ ...repetition, untilOn: days[index - 1] ?? firstDay, count: null }, firstDay),
    from: ruleOf(from, day),
  }
}
