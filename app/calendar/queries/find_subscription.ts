import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { IDENTITY_COLUMNS, identityIn, type Row } from '#app/auth/session/identity_row'
import { hashOfToken } from '#app/core/encryption/tokens'
import { fromSqlInstant } from '#app/core/models/columns'
import type { Identity } from '#app/workspaces/identity'
import { joinIdentity } from '#app/workspaces/queries/identity_joins'

/** A subscription that may be read now, with the person whose it is as they are now. */
export interface FoundSubscription {
  id: number
  name: string
  uidScope: string
  masked: boolean
  kinds: string[]
  readAt: DateTime | null
  loggedDay: string | null
  identity: Identity
}

const SELECTION = ['id', 'name', 'uid_scope', 'masked', 'kinds', 'read_at', 'logged_day', 'workspace_id']

/**
 * Finds a subscription by the secret of its address with one SELECT, by a hash, so that no time that is taken tells how much of a guess was right. Null when there
 * is none, it was revoked, its person may not come in any more or does not work in its firm any more.
 */
export async function findSubscription(token: string): Promise<FoundSubscription | null> {
  const row: Row | null = await joinIdentity(db.from('calendar_subscriptions as c'), 'c')
    .where('c.token_hash', hashOfToken(token))
    .whereNull('c.revoked_at')
    .select(SELECTION.map((column) => `c.${column} as c_${column}`))
    .select([...IDENTITY_COLUMNS])
    .first()
  if (!row) return null
  const identity = identityIn(row, `calendar ${row.c_id}`)
  if (!identity || (row.c_workspace_id !== null && !identity.workspace)) return null
  return {
    id: Number(row.c_id),
    name: row.c_name!,
    uidScope: row.c_uid_scope!,
    masked: Boolean(Number(row.c_masked)),
    kinds: row.c_kinds ? JSON.parse(row.c_kinds) : [],
    readAt: fromSqlInstant(row.c_read_at),
    loggedDay: row.c_logged_day ?? null,
    identity,
  }
}
