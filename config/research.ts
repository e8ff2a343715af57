import { join } from 'node:path'
import env from '#start/env'

/** What the library is given by the environment, and the windows of its crawls. */
const research = {
  /** Where the answers of the sites are kept as they came. */
  rawFolder: join(env.get('FOJA_DATA'), 'raw'),
  /** An operator's copy of the sites; every request goes through it. */
  mirror: env.get('SOURCES_MIRROR') ?? null,
  /** Whom a site may write to. */
  contact: env.get('APP_URL'),
  /** How many of the newest known records a run asks whether they changed. */
  recheck: 3_000,
  /** Whether sources are read without being told to, at the times of `reading_times.ts`. */
  sync: env.get('SOURCES_SYNC') === 'on',
  /** Who makes summaries: `extractive` (built in, offline) or a module with another `Summarizer`. */
  summarizer: env.get('SUMMARIZER') ?? 'extractive',
}

export default research
