import { setTimeout as sleep } from 'node:timers/promises'

/** Time and chance, for tests. */
export interface Surroundings {
  now(): number
  sleep(milliseconds: number): Promise<unknown>
  random(): number
}

export const REAL: Surroundings = { now: () => performance.now(), sleep, random: Math.random }
