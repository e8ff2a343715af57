import db from '@adonisjs/lucid/services/db'
import type { SessionData } from '@adonisjs/session/types'
import { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import { fromSqlInstant, toSqlInstant } from '#app/core/models/columns'
import { clientLinks } from '#app/workspaces/client_links'
import type { Identity, ImpersonationState } from '#app/workspaces/identity'
import { hashOfToken } from '#app/core/encryption/tokens'
import { untilWrite } from '#app/core/database/until_write'
import { isPast } from '#app/auth/domain/lifetime'
import { IDENTITY_COLUMNS, identityIn, type Row } from './identity_row.js'
import { joinIdentity } from '#app/workspaces/queries/identity_joins'

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
  'own.permissions as own_permissions',
  ...IDENTITY_COLUMNS,
]

/**
 * Reads a live session with one SELECT that joins user, firm, member and role. Null when there is none or it is over.
 * A person who no longer belongs to the firm of the session comes back without firm and permissions.
 */
export async function findSession(sessionId: string): Promise<SessionRecord | null> {
  const id = hashOfToken(sessionId)
  const row = await untilWrite(`session ${id}`, () => readRow(id))
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

function readRow(id: string): Promise<Row | null> {
  return joinIdentity(db.from('sessions as s'), 's', 's.preview_role_id')
    .where('s.id', id)
    .select(SELECTION)
    .select(db.raw(`${clientLinks().existFor('s.user_id')} as has_client_links`))
    .first()
}

function identityOf(row: Row, content: SessionData, sessionId: string): Identity | null {
  const preview = row.preview_role_id ? { roleId: Number(row.preview_role_id), name: row.role_name ?? '' } : null
  const impersonation = impersonationIn(content)
  if (impersonation && clock.now() > DateTime.fromISO(impersonation.until)) return null
  const actingAs = { impersonation, preview }
  return identityIn(preview ? { ...row, permissions: previewedIn(row) } : row, sessionId, actingAs)
}

/** What somebody who looks through another role may: no more than their own role, unless the firm is theirs. A role that is gone permits nothing. */
function previewedIn(row: Row): string {
  const listed = (json: string | null | undefined): string[] => JSON.parse(json ?? '[]')
  const own = listed(row.own_permissions)
  const isTheirs = row.w__owner_id !== null && Number(row.w__owner_id) === Number(row.user_id)
  return JSON.stringify(listed(row.permissions).filter((permission) => isTheirs || own.includes(permission)))
}

function impersonationIn({ impersonation }: SessionData): ImpersonationState | null {
  return (impersonation as ImpersonationState | undefined) ?? null
}

/** Instants of a session's life from now on, as the table keeps them. */
export function lifetime(minutes: number): string {
  return toSqlInstant(clock.now().plus({ minutes }))
}
