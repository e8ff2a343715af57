import type { Say } from '#app/core/console/say'

const CODES = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL'])

/** Whether a write failed because the disk, or what a quota leaves of it, is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && CODES.has(String((error as NodeJS.ErrnoException).code))
}

/** Does the work of a command; when the disk is full it is told in a sentence and the exit code is 1. */
export async function tellingDiskFull(
  { say, screen }: { say: Say; screen: { write(text: string): unknown } },
  work: () => Promise<number>
): Promise<number> {
  try {
    return await work()
  } catch (error) {
    if (!isDiskFull(error)) throw error
    screen.write(`${say('sources.failure.diskFull')}\n`)
    return 1
  }
}
