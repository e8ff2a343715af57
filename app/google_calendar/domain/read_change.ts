import type { KnownThing } from './known.js'
import type { GoogleEvent, Said } from './said.js'

/** What is remembered of an event at Google. */
export interface Remembered {
  item: string
  state: 'live' | 'hidden' | 'gone' | 'ignored'
  etag: string | null
  base: Said | null
}

/** Why something that was changed at Google is put back. */
export type PutBackReason =
  'not_yours_to_change' | 'title_stays' | 'title_empty' | 'newer_here' | 'deleted_here' | 'too_long' | 'repeats'

/**
 * What follows from an event that Google tells. `base` is what is known to stand at Google from now on; sending brings there whatever differs from it.
 * - `none`: nothing but what is remembered
 * - `add`: it becomes an own event of the person
 * - `change`: an own event or an activity gets another title or time
 * - `cancel`: an own event is deleted
 * - `hide`: what is not theirs to delete is not sent any more
 * - `ignore`: it cannot be an event of Foja (it comes again, or has no time that can be read)
 */
export type Reading =
  | { does: 'none'; state: Remembered['state']; base: Said | null; putBack?: PutBackReason; shown?: true }
  | { does: 'add' }
  | { does: 'change'; summary: string | null; when: string | null; base: Said; putBack?: PutBackReason }
  | { does: 'cancel' }
  | { does: 'hide' }
  | { does: 'ignore' }

/** Longest title of an own event. */
const TITLE = 200

/** A title as Foja keeps it: one line. */
export const titleIn = (summary: string): string =>
  summary
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/gu, ' ')
    .trim()
    .slice(0, TITLE)
    .trim()

/**
 * Decides what follows from an event that Google tells.
 *
 * Each of title and time that changed at Google alone is taken over where it may be; that changed on both sides is taken from where it was changed later
 * (at the same moment from Foja). What was deleted in Foja stays deleted. What was deleted at Google and changed in Foja stays and is put back.
 *
 * @param thing what stands in Foja; null when it is not there any more; undefined when that was not looked at, so that nothing follows
 */
export function readChange(
  event: GoogleEvent,
  row: Remembered | null,
  thing: KnownThing | null | undefined
): Reading | null {
  if (row === null) return event.isOff ? null : newcomer(event)
  if (row.etag !== null && row.etag === event.etag) return null
  if (row.state === 'ignored') return event.isOff ? stay('gone', row.base) : newcomer(event)
  if (event.isOff) return deletedThere(row, thing)
  const base = baseOf(event, row, thing ?? null)
  if (row.state === 'gone' && !thing) return row.item.startsWith('event-') ? newcomer(event) : stay('live', base)
  if (thing === undefined) return stay(row.state, row.base)
  if (row.state !== 'live') return { ...stay('live', base), shown: true }
  if (thing === null) {
    const isAsSent = row.base === null || isSame(event, row.base)
    return { ...stay('live', base), ...(!isAsSent && { putBack: 'deleted_here' as const }) }
  }
  return compare(event, row, thing, base)
}

const stay = (state: Remembered['state'], base: Said | null) => ({ does: 'none', state, base }) as const

const newcomer = (event: GoogleEvent): Reading =>
  event.repeats || event.when === null ? { does: 'ignore' } : { does: 'add' }

/** What stands at Google now: only titles and times are looked at there, so that the rest is what was sent. */
function baseOf({ summary, when, repeats }: GoogleEvent, { base }: Remembered, thing: KnownThing | null): Said {
  const rest = base ?? thing?.said ?? { description: null, place: null, alarms: [] }
  const { description, place, alarms } = rest
  return { description, place, alarms, summary, when: when ?? '', ...(repeats && { repeats }) }
}

const isSame = ({ summary, when }: GoogleEvent, base: Said) =>
  !base.isOff && summary === base.summary && when === base.when

function deletedThere(row: Remembered, thing: KnownThing | null | undefined): Reading | null {
  // Known already: it is about to be shown there again.
  if (row.state !== 'live' || row.base?.isOff) return stay(row.state, row.base)
  if (thing === undefined) return { does: 'hide' }
  if (thing === null) return stay('gone', row.base)
  if (thing.changeable !== 'all') return { does: 'hide' }
  const { base } = row
  const hasChangedInFoja = base !== null && (thing.said.summary !== base.summary || thing.said.when !== base.when)
  if (!hasChangedInFoja) return { does: 'cancel' }
  return { ...stay('live', { ...base, isOff: true }), putBack: 'newer_here' }
}

function compare(event: GoogleEvent, { base: before }: Remembered, thing: KnownThing, base: Said): Reading {
  const { said, changeable, isMasked } = thing
  const isLater = thing.changedAt === null || event.updated > thing.changedAt
  const says = (name: 'summary' | 'when'): boolean =>
    event[name] !== said[name] && (before === null || event[name] !== before[name])
  const wins = (name: 'summary' | 'when') => (before !== null && said[name] === before[name]) || isLater
  let putBack: PutBackReason | undefined
  let summary: string | null = null
  let when: string | null = null
  if (event.repeats && !before?.repeats) putBack = changeable === 'nothing' ? 'not_yours_to_change' : 'repeats'
  if (says('when')) {
    if (changeable === 'nothing') putBack = 'not_yours_to_change'
    else if (event.when === null) putBack = 'too_long'
    else if (wins('when')) when = event.when
    else putBack = 'newer_here'
  }
  if (says('summary')) {
    if (changeable === 'nothing') putBack = 'not_yours_to_change'
    else if (changeable === 'time' || isMasked) putBack ??= 'title_stays'
    else if (titleIn(event.summary) === '') putBack ??= 'title_empty'
    else if (wins('summary')) summary = event.summary
    else putBack ??= 'newer_here'
  }
  const told = putBack && { putBack }
  if (summary === null && when === null) return { ...stay('live', base), ...told }
  return { does: 'change', summary, when, base, ...told }
}
