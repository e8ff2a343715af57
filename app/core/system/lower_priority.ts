import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Steps of `nice` below the rest of the process. */
const STEPS = 10

/**
 * Lets the other threads of the process go first: this one works when none of them has anything to do. Linux gives each thread a priority of its own;
 * elsewhere, and where it is refused, nothing changes.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    if (thread !== process.pid) setPriority(thread, STEPS)
  } catch {
    // Without /proc, or where a process may not change its priority, threads share evenly.
  }
}
