import type { KnownThing } from './known.js'
import { differing, lastDayOf } from './said.js'
import type { Remembered } from './read_change.js'

/** What is written at Google: something new, what differs, or that it is gone. */
export type Step<Row extends Remembered> =
  | { does: 'add'; thing: KnownThing; row: Row | null }
  | { does: 'change'; thing: KnownThing; row: Row }
  | { does: 'delete'; row: Row }

/** What stands in Foja for something that was sent: null when it is gone, undefined when that is not known. */
export type Look<Row extends Remembered> = (row: Row) => KnownThing | null | undefined

/** Whether something that is not among what is sent has to be looked for: what lies behind the days that are sent stays as it is. */
export const isLookedFor = ({ state, base }: Remembered, firstDay: string): boolean =>
  state === 'live' && (base === null || base.when === '' || lastDayOf(base.when) >= firstDay)

/**
 * What has to be written at Google so that what stands in Foja stands there. Nothing is deleted but what `look` says is gone; what is hidden or left out is not sent.
 */
export function stepsOf<Row extends Remembered>(
  things: ReadonlyMap<string, KnownThing>,
  rows: readonly Row[],
  { firstDay, look }: { firstDay: string; look: Look<Row> }
): Step<Row>[] {
  const steps: Step<Row>[] = []
  const sent = new Map(rows.map((row) => [row.item, row]))
  for (const thing of things.values()) {
    const row = sent.get(thing.item) ?? null
    if (row === null) steps.push({ does: 'add', thing, row })
    else steps.push(...stepsFor(row, thing))
  }
  for (const row of rows) {
    if (things.has(row.item) || !isLookedFor(row, firstDay)) continue
    const thing = look(row)
    if (thing === null) steps.push({ does: 'delete', row })
    else if (thing) steps.push(...stepsFor(row, thing))
  }
  return steps
}

function stepsFor<Row extends Remembered>(row: Row, thing: KnownThing): Step<Row>[] {
  if (row.state === 'hidden' || row.state === 'ignored') return []
  if (row.state === 'gone') return [{ does: 'change', thing, row }]
  if (row.base === null) return [{ does: 'add', thing, row }]
  const isSame = !row.base.isOff && differing(thing.said, row.base).length === 0
  return isSame ? [] : [{ does: 'change', thing, row }]
}
