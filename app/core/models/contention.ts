const CODES = ['SQLITE_BUSY', 'SQLITE_LOCKED', 'ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT']

/** Whether the database refused since somebody else was writing: nothing was kept, and the same may go well a moment later. */
export function isContention(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && CODES.some((known) => code === known || code.startsWith(`${known}_`))
}
