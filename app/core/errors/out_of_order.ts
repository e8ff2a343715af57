import { isContention } from '#app/core/models/contention'

const FULL = [
  'SQLITE_FULL',
  'ENOSPC',
  'EDQUOT',
  'ER_DISK_FULL',
  'ER_DISK_FULL_NOWAIT',
  'ER_RECORD_FILE_FULL',
  'ER_TEMP_FILE_WRITE_FAILURE',
]

/** Why an installation cannot do for now what it was asked for: its disk is full, or its database is too busy. */
export type Disorder = 'full' | 'busy'

/** What is wrong with the installation, by an error or one of its causes; null when the error is something else. */
export function disorderOf(error: unknown): Disorder | null {
  for (
    let cause = error as { code?: unknown; cause?: unknown } | null | undefined;
    cause;
    cause = cause.cause as never
  ) {
    if (FULL.includes(String(cause.code))) return 'full'
    if (isContention(cause)) return 'busy'
  }
  return null
}
