import type { Readable } from 'node:stream'

/** The port behind which a scanner stands. Answers the name of what it found, null for a clean file; throws when it cannot look. */
export interface VirusScanner {
  scan(content: Readable): Promise<string | null>
}
