import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import { hashOfToken } from '#app/core/encryption/tokens'
import { fromSqlInstant, toSqlInstant } from '#app/core/models/columns'
import { isPast } from '#app/auth/domain/lifetime'
import { IDENTITY_COLUMNS, identityIn, type Row } from '#app/auth/session/identity_row'
import type { Identity } from '#app/workspaces/identity'
import { isTokenText } from './token_text.js'
import { joinIdentity } from '#app/workspaces/queries/identity_joins'

const TOUCH_SECONDS = 60

/** A live token that a program brought, with whom it speaks for. */
export interface TokenRecord {
  /** The token itself, from which the key of encrypted answers is made. */
  secret: string
  familyId: number
  kind: 'api' | 'personal'
  scopes: readonly string[]
  lastUsedAt: DateTime | null
  /** Null when the person may not come in any more. */
  identity: Identity | null
}

const SELECTION = ['f.id as family_id', 'f.kind', 'f.scopes', 'f.last_used_at', 'f.ended_at', 't.expires_at']

/**
 * Reads a live access token or personal token with one SELECT that joins its family, person, firm, member and role. Null when there is
 * none, it is over or it was revoked. Whoever no longer belongs to the token's firm comes back without firm and permissions.
 */
export async function findToken(secret: string): Promise<TokenRecord | null> {
  if (!isTokenText('access', secret) && !isTokenText('personal', secret)) return null
  const tokens = db.from('tokens as t').join('token_families as f', 'f.id', 't.family_id')
  const row: Row | null = await joinIdentity(tokens, 'f')
    .where('t.token_hash', hashOfToken(secret))
    .whereIn('t.kind', ['access', 'personal'])
    .whereIn('f.kind', ['api', 'personal'])
    .select([...SELECTION, ...IDENTITY_COLUMNS])
    .first()
  if (!row || row.ended_at || isPast(fromSqlInstant(row.expires_at))) return null
  return recordOf(row, secret)
}

function recordOf(row: Row, secret: string): TokenRecord {
  const scopes: string[] = typeof row.scopes === 'string' ? JSON.parse(row.scopes) : (row.scopes ?? [])
  const familyId = Number(row.family_id)
  return {
    secret,
    familyId,
    kind: row.kind as TokenRecord['kind'],
    scopes,
    lastUsedAt: fromSqlInstant(row.last_used_at),
    identity: identityIn(row, `token ${familyId}`, { scopes }),
  }
}

/** Remembers that a token was used, at most once a minute. */
export async function touchToken({ familyId, lastUsedAt }: TokenRecord): Promise<void> {
  const now = clock.now()
  if (lastUsedAt && now.diff(lastUsedAt, 'seconds').seconds < TOUCH_SECONDS) return
  await db
    .from('token_families')
    .where('id', familyId)
    .update({ last_used_at: toSqlInstant(now) })
}
