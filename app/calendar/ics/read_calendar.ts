import { UnreadableFile } from '#app/deadlines/calendar_files/rows'
import { daysOf, storedTimes } from '#app/calendar/domain/entry_times'
import { ruleOf } from '#app/calendar/domain/repetition'
import { readEvent, type ReadEvent } from './read_event.js'
import { dayIn, type Zones } from './read_moment.js'
import { RowProblem } from './row_problem.js'
import { splitCalendar, type RawComponent } from './split_calendar.js'

/** Why something of a file is left out; its title when that could be read. */
export interface LeftOut {
  line: number
  title: string | null
  problem: string
  values?: Record<string, string>
}

/** The events of a file, each with its line, and what is left out. */
export interface ReadCalendar {
  events: (ReadEvent & { line: number })[]
  leftOut: LeftOut[]
}

/** Most milliseconds that reading takes. */
const LONGEST = 5_000

/** Events after which others get their turn. */
const AT_ONCE = 10

/** What is no event and need not be told of: zones. */
const SILENT = ['VTIMEZONE']

/**
 * Reads the events of an iCalendar file (RFC 5545) of whichever program. `elapsed` tells milliseconds, of which reading may take five thousand. Throws
 * `UnreadableFile`; what is wrong with one event is told at its line.
 */
export async function readCalendar(
  text: string,
  zones: Zones,
  elapsed: () => number = () => performance.now()
): Promise<ReadCalendar> {
  const began = elapsed()
  const read: ReadCalendar = { events: [], leftOut: [] }
  for (const [index, component] of splitCalendar(text).entries()) {
    if (elapsed() - began > LONGEST) throw new UnreadableFile('too_slow')
    if (index % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => void setImmediate(resolve))
    take(component, zones, read)
  }
  if (read.events.length + read.leftOut.length === 0) throw new UnreadableFile('no_events')
  return withReplacements(read)
}

function take({ line, name, text }: RawComponent, zones: Zones, { events, leftOut }: ReadCalendar): void {
  if (SILENT.includes(name)) return
  try {
    if (name !== 'VEVENT') throw new RowProblem('no_event')
    const event = readEvent(text, zones)
    if (firstDayOf(event) === undefined && !event.isCancelled) throw new RowProblem('nothing_left')
    events.push({ ...event, line })
  } catch (error) {
    if (!(error instanceof RowProblem)) throw error
    const [, title = null] = /^SUMMARY[^:\r\n]*:([^\r\n]{1,200})/im.exec(text) ?? []
    leftOut.push({ line, title, problem: error.problem, values: error.values })
  }
}

function firstDayOf({ fields, exceptions }: ReadEvent) {
  const rule = fields.repetition && ruleOf(fields.repetition, fields.firstDay)
  return daysOf({ ...storedTimes(fields), rule, exceptions })[0]
}

/**
 * A repetition that a file gives another time or other words is an event of its own here, and the day of the other on which it was to begin, by the clocks of the
 * other, one on which that does not take place. Of two events of one name the later version counts.
 */
function withReplacements({ events, leftOut }: ReadCalendar): ReadCalendar {
  const whole = new Map<string, ReadEvent & { line: number }>()
  const kept: ReadCalendar = { events: [], leftOut: [...leftOut] }
  const sorted = [...events].sort((one, other) => other.sequence - one.sequence || one.line - other.line)
  const zones = new Map<string, string>()
  for (const { uid, replaces, fields } of sorted)
    if (replaces === null && !zones.has(uid)) zones.set(uid, fields.timeZone)
  const replacedBy = ({ uid, replaces, fields }: ReadEvent) =>
    replaces && dayIn(replaces, zones.get(uid) ?? fields.timeZone)
  for (const event of sorted) {
    const day = replacedBy(event)
    const uid = day === null ? event.uid : `${event.uid}#${day}`
    if (whole.has(uid)) kept.leftOut.push({ line: event.line, title: event.fields.title, problem: 'twice' })
    else whole.set(uid, { ...event, uid })
  }
  for (const [uid, event] of whole) {
    if (event.replaces === null) continue
    const cut = uid.lastIndexOf('#')
    const series = whole.get(uid.slice(0, cut))
    if (series) series.exceptions = [...new Set([...series.exceptions, uid.slice(cut + 1)])].toSorted()
  }
  kept.events = [...whole.values()].sort((one, other) => one.line - other.line)
  kept.leftOut.sort((one, other) => one.line - other.line)
  return kept
}
