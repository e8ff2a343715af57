/** A connection with a calendar at Google, as the page gets it. Instants in ISO. */
export type Connection = {
  state: 'waiting' | 'on' | 'paused' | 'revoked' | 'lost'
  masked: boolean
  /** None stands for all. */
  kinds: string[]
  syncedAt: string | null
  nextAt: string | null
  /** It is synced or undone in a moment. */
  isQueued: boolean
  problem: {
    kind: 'revoked' | 'lost' | 'quota' | 'unreadable' | 'unreachable'
    code: string
    since: string | null
  } | null
  runs: Run[]
}

export type Does = 'added' | 'changed' | 'deleted' | 'hidden' | 'shown' | 'put_back' | 'kept' | 'left_out'

/** What one sync changed; `total` counts all of it. */
export type Run = {
  id: number
  startedAt: string
  canUndo: boolean
  undo: 'asked' | 'undone' | null
  total: number
  changes: Change[]
}

export type Change = {
  id: number
  side: 'foja' | 'google'
  does: Does
  title: string
  undo: 'undone' | 'changed_since' | 'impossible' | null
  because: string | null
  /** What it said at Google before it was put back. */
  lost: { summary: string; when: string | null } | null
}

/** What a sync would change. */
export type Preview = {
  lines: { side: 'foja' | 'google'; does: Does; title: string; day: string | null }[]
  total: number
}
