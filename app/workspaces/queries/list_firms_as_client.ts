import db from '@adonisjs/lucid/services/db'

const MAX_FIRMS = 50

/** The firms that work for a person: those of which a client is linked to them, by name. */
export async function listFirmsAsClient(userId: number): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .from('workspaces')
    .whereNull('deleted_at')
    .whereIn('id', (query) => query.from('clients').where('user_id', userId).select('workspace_id'))
    .orderBy('name')
    .limit(MAX_FIRMS)
    .select('id', 'name')
  return rows.map(({ id, name }) => ({ id: Number(id), name: String(name) }))
}
