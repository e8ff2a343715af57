import { closeSync, openSync, statSync, utimesSync } from 'node:fs'

/** Told at most so often; it costs some microseconds. */
const EVERY_MS = 5

/** By which processes that answer people tell those in the background that somebody is saving: the time of a file beside the database. */
export interface PeopleSign {
  raise(): void
  /** Milliseconds since somebody was last seen to save. */
  raisedAgo(): number
}

/** A sign for a database file. One that cannot be given or read is never raised: then nobody is deferred to, and everything works as before. */
export function signBeside(path: string): PeopleSign {
  const file = `${path}-people`
  let lastRaised = 0
  return {
    raise() {
      const now = Date.now()
      if (now - lastRaised < EVERY_MS) return
      lastRaised = now
      try {
        utimesSync(file, now / 1_000, now / 1_000)
      } catch {
        makeOnce(file)
      }
    },
    raisedAgo() {
      const told = statSync(file, { throwIfNoEntry: false })
      return told ? Math.max(0, Date.now() - told.mtimeMs) : Infinity
    },
  }
}

function makeOnce(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600))
  } catch {
    // A folder that takes no file takes no write of the database either, which says so itself.
  }
}
