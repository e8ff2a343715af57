/** The value below which the share of the values lies (nearest rank). */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))]
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}

/** How long the work took, in milliseconds, and what it answered. */
export async function timed<T>(work: () => T | Promise<T>): Promise<{ milliseconds: number; answer: T }> {
  const start = performance.now()
  const answer = await work()
  return { milliseconds: performance.now() - start, answer }
}
