const CODES = ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'ER_DUP_ENTRY']

/** Whether the database refused a row since another one has what may be there only once. */
export function isDuplicate(error: unknown): boolean {
  return CODES.includes((error as { code?: string } | null)?.code ?? '')
}
