const CODES = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL'])

/** Whether a write failed because the disk, or what a quota leaves of it, is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && CODES.has(String((error as NodeJS.ErrnoException).code))
}
