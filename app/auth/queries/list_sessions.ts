import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import { fromSqlInstant, toSqlInstant } from '#app/core/models/columns'
import { hashOfToken } from '#app/core/encryption/tokens'

const MAX_SESSIONS = 100

/** A browser on which a person is signed in, or which may renew its session. */
export interface ActiveSession {
  /** Names it for revoking: a session (`s…`) or a remembered browser without one (`f…`). */
  key: string
  userAgent: string | null
  ip: string | null
  startedAt: DateTime
  lastSeenAt: DateTime
  isCurrent: boolean
  isRemembered: boolean
  /** An operator looks through this person's eyes. */
  isImpersonation: boolean
}

interface Row {
  id: string
  family_id: number | null
  impersonation_id: number | null
  user_agent: string | null
  ip: string | null
  created_at: string
  last_seen_at: string
}

/** Where a person is signed in, last seen first, the session that asks on top: live sessions, then remembered browsers that have none. */
export async function listSessions(userId: number, currentSessionId: string): Promise<ActiveSession[]> {
  const now = toSqlInstant(clock.now())
  const rows: Row[] = await db
    .from('sessions')
    .where('user_id', userId)
    .where('expires_at', '>', now)
    .where('idle_expires_at', '>', now)
    .select('id', 'family_id', 'impersonation_id', 'user_agent', 'ip', 'created_at', 'last_seen_at')
    .orderBy('last_seen_at', 'desc')
    .limit(MAX_SESSIONS)
  const withSession = rows.flatMap(({ family_id: family }) => family ?? [])
  const asleep: Row[] = await db
    .from('token_families')
    .where({ user_id: userId, kind: 'remember' })
    .whereNull('ended_at')
    .where('expires_at', '>', now)
    .whereNotIn('id', withSession.length ? withSession : [0])
    .select('id', 'user_agent', 'ip', 'created_at', 'last_used_at as last_seen_at')
    .orderBy('last_used_at', 'desc')
    .limit(MAX_SESSIONS)
  const current = hashOfToken(currentSessionId)
  const all = [
    ...rows.map((row) => shown(row, `s${row.id}`, row.id === current)),
    ...asleep.map((row) => shown({ ...row, family_id: Number(row.id) }, `f${row.id}`, false)),
  ]
  return all.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

function shown(row: Row, key: string, isCurrent: boolean): ActiveSession {
  return {
    key,
    userAgent: row.user_agent,
    ip: row.ip,
    startedAt: fromSqlInstant(row.created_at)!,
    lastSeenAt: fromSqlInstant(row.last_seen_at)!,
    isCurrent,
    isRemembered: row.family_id !== null,
    isImpersonation: Boolean(row.impersonation_id),
  }
}
