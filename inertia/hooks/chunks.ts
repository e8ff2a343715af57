import { onceLive } from '~/hooks/live'

/** A part of the client that did not come: the network is down, or the server was updated and has it no more. */
export class ChunkMissing extends Error {
  constructor(cause: unknown) {
    super('a part of the client could not be fetched', { cause })
  }
}

const PAUSES_MS = [250, 1_000]

const isOffline = () => navigator.onLine === false
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Fetches a part of the client, up to three times. Throws ChunkMissing when it does not come. */
export async function fetchChunk<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await load()
    } catch (error) {
      if (isOffline() || tries === PAUSES_MS.length) throw new ChunkMissing(error)
      await pause(PAUSES_MS[tries]!)
    }
  }
}

type Load = () => Promise<unknown>

const waiting: Load[] = []
let isFetching = false

async function fetchWaiting() {
  for (let load = waiting.shift(); load; load = waiting.shift()) await load().catch(() => undefined)
  isFetching = false
}

function atRest(act: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act)
  else setTimeout(act, 2_000)
}

/** Fetches what a press will open once the client is at work and has nothing else to do, so that it opens without a connection too. */
export function fetchAtRest(load: Load): void {
  if (typeof window === 'undefined') return
  waiting.push(load)
  if (isFetching) return
  isFetching = true
  onceLive(() => atRest(() => void fetchWaiting()))
}

const told = new Set<(error: unknown) => void>()

/** Calls back when something that somebody pressed did not come; what comes back ends that. */
export function onMissing(listener: (error: unknown) => void): () => void {
  told.add(listener)
  return () => void told.delete(listener)
}

/** Says that what somebody pressed did not come. */
export function reportMissing(error: unknown): void {
  told.forEach((tell) => tell(error))
}
