import type { Times } from './bench.js'
import { percentile, round, type Taken } from './statistics.js'

/** Times of all engines and ours as a share of each, by the clock and by the processor (of this process: not of servers). */
export function queryReport(times: Times): object {
  return { queries: times.ours.length, clock: reportOf(times, 'milliseconds'), processor: reportOf(times, 'processor') }
}

function reportOf({ ours, ...others }: Times, of: keyof Taken): object {
  const valuesOf = (list: Taken[]) => list.map((taken) => taken[of])
  const own = valuesOf(ours)
  const theirs = Object.entries(others).map(([name, list]) => {
    const values = valuesOf(list)
    return [name, { ...summary(values), oursToIt: { p50: ratio(own, values, 0.5), p95: ratio(own, values, 0.95) } }]
  })
  return { ours: summary(own), ...(Object.fromEntries(theirs) as object) }
}

/** Milliseconds. */
export function summary(times: number[]): object {
  return { p50: round(percentile(times, 0.5)), p95: round(percentile(times, 0.95)), most: round(Math.max(...times)) }
}

function ratio(ours: number[], theirs: number[], share: number): number {
  return round(percentile(ours, share) / percentile(theirs, share), 3)
}
