/** Who did something, as the log keeps it. */
export interface Author {
  userId: number | null
  kind: 'user' | 'system' | 'visitor'
  impersonatorId?: number | null
  ip: string | null
  requestId: string | null
}

/** Jobs and commands. */
export const SYSTEM: Author = { userId: null, kind: 'system', ip: null, requestId: null }
