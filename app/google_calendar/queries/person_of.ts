import db from '@adonisjs/lucid/services/db'
import { rowsBy } from '#app/core/tenancy/rows'
import { IDENTITY_COLUMNS, identityIn, type Row } from '#app/auth/session/identity_row'
import type { Identity } from '#app/workspaces/identity'
import { joinIdentity } from '#app/workspaces/queries/identity_joins'

/** The person of a connection as they are now; null when they may not come in any more or do not work in its firm any more. */
export async function personOfConnection({ id }: { id: number }): Promise<Identity | null> {
  const row: Row | null = await joinIdentity(rowsBy(db, 'google_connections as c', { 'c.id': id }), 'c')
    .select([...IDENTITY_COLUMNS])
    .first()
  const identity = row && identityIn(row, `google calendar ${id}`)
  return identity?.workspace ? identity : null
}
