/** The value below which the share of the values lies (nearest rank). */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))]
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}

/** Milliseconds that something took, and of the processor in all threads of this process: on a busy machine only these can be compared. */
export interface Taken {
  milliseconds: number
  processor: number
}

/** How long the work took and what it answered. */
export async function timed<T>(work: () => T | Promise<T>): Promise<Taken & { answer: T }> {
  const start = performance.now()
  const before = process.cpuUsage()
  const answer = await work()
  const milliseconds = performance.now() - start
  const { user, system } = process.cpuUsage(before)
  return { milliseconds, processor: (user + system) / 1000, answer }
}
