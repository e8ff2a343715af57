import type { KnownThing } from './known.js'
import { differing, lastDayOf } from './said.js'
import type { Remembered } from './read_change.js'

/** What is written at Google: something new, what differs, or that it is gone. */
export type Step<Row extends Remembered> =
  | { does: 'add'; thing: KnownThing; row: Row | null }
  | { does: 'change'; thing: KnownThing; row: Row }
  | { does: 'delete'; row: Row }

/** Whether something that is not among what is sent has to be looked for: what lies behind the days that are sent stays as it is. */
export const isLookedFor = ({ state, base }: Remembered, firstDay: string): boolean =>
  state === 'live' && (base === null || base.when === '' || lastDayOf(base.when) >= firstDay)

/** What has to be written at Google so that a thing stands there as it does in Foja; null when it does already. What is hidden or left out is not sent. */
export function stepFor<Row extends Remembered>(row: Row | null, thing: KnownThing): Step<Row> | null {
  if (row === null) return { does: 'add', thing, row }
  if (row.state === 'hidden' || row.state === 'ignored') return null
  if (row.state === 'gone') return { does: 'change', thing, row }
  if (row.base === null) return { does: 'add', thing, row }
  const isSame = !row.base.isOff && differing(thing.said, row.base).length === 0
  return isSame ? null : { does: 'change', thing, row }
}

/**
 * What has to be written for something that was sent and is not among what is sent now. Nothing is deleted but what is known to be gone.
 *
 * @param thing what stands in Foja for it: null when it is gone, undefined when that is not known
 */
export function stepForRest<Row extends Remembered>(row: Row, thing: KnownThing | null | undefined): Step<Row> | null {
  if (thing === null) return { does: 'delete', row }
  return thing ? stepFor(row, thing) : null
}
