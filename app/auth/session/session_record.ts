import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { SessionData } from '@adonisjs/session/types'
import type { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import { fromSqlInstant, toSqlInstant } from '#app/core/models/columns'
import type { Identity, ImpersonationState } from '#app/workspaces/identity'
import { CONSTANTS } from '#app/core/constants'
import { IDENTITY_COLUMNS, identityIn, type Row } from './identity_row.js'

/** Only the hash of a session id is stored: who reads the table cannot use what is in it. */
export function hashOfSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex')
}

/** A session as the database has it, with whom it belongs to. */
export interface SessionRecord {
  sessionId: string
  content: SessionData
  remembered: boolean
  lastSeenAt: DateTime
  expiresAt: DateTime
  /** The family of tokens behind «keep me signed in» that this session came from. */
  familyId: number | null
  identity: Identity | null
}

const SELECTION = [
  's.content',
  's.remembered',
  's.user_id',
  's.last_seen_at',
  's.idle_expires_at',
  's.expires_at',
  's.family_id',
  's.device_id',
  's.preview_role_id',
  ...IDENTITY_COLUMNS,
]

/** Past an instant by more than the leeway of the specification (10 s)? */
function isPast(instant: DateTime): boolean {
  return clock.now().toMillis() > instant.toMillis() + CONSTANTS.tokenLeewaySeconds * 1_000
}

/**
 * Reads a live session with one SELECT that joins user, firm, member and role. Null when there is none or it is over.
 * A person who no longer belongs to the firm of the session comes back without firm and permissions.
 */
export async function findSession(sessionId: string): Promise<SessionRecord | null> {
  const row: Row | null = await db
    .from('sessions as s')
    .leftJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('members as m', (join) => join.on('m.user_id', 's.user_id').andOn('m.workspace_id', 's.workspace_id'))
    .leftJoin('workspaces as w', 'w.id', 'm.workspace_id')
    .leftJoin('roles as r', (join) =>
      join
        .on('r.id', db.knexRawQuery('coalesce(s.preview_role_id, m.role_id)') as never)
        .andOn('r.workspace_id', 'm.workspace_id')
    )
    .where('s.id', hashOfSessionId(sessionId))
    .select(SELECTION)
    .first()
  if (!row) return null
  const expiresAt = fromSqlInstant(row.expires_at)!
  if (isPast(expiresAt) || isPast(fromSqlInstant(row.idle_expires_at)!)) return null
  return {
    sessionId,
    content: JSON.parse(row.content),
    remembered: Boolean(Number(row.remembered)),
    lastSeenAt: fromSqlInstant(row.last_seen_at)!,
    expiresAt,
    familyId: row.family_id === null ? null : Number(row.family_id),
    identity: identityOf(row, JSON.parse(row.content), sessionId),
  }
}

function identityOf(row: Row, content: SessionData, sessionId: string): Identity | null {
  const preview = row.preview_role_id ? { roleId: Number(row.preview_role_id), name: row.role_name ?? '' } : null
  const guise = { impersonation: impersonationIn(content), preview }
  return identityIn(row, sessionId, guise)
}

function impersonationIn({ impersonation }: SessionData): ImpersonationState | null {
  return (impersonation as ImpersonationState | undefined) ?? null
}

/** Instants of a session's life from now on, as the table keeps them. */
export function lifetime(minutes: number): string {
  return toSqlInstant(clock.now().plus({ minutes }))
}
