import { partsOf } from '#app/core/contributions/define_module'
import db from '@adonisjs/lucid/services/db'
import { recordLoaders } from '#app/core/search/indexed_records'
import { acrossFirms } from '#app/core/tenancy/rows'

interface Row {
  id: number
  workspace_id: number
  name: string
  email: string | null
  rfc: string | null
  search_text: string | null
}

export const indexedClientsParts = [
  /** A client is found by name, e-mail and RFC; by the rest of what is written of them as text. */
  partsOf(recordLoaders, {
    key: 'client',
    async load(ids) {
      const rows: Row[] = await acrossFirms(db, 'clients').whereIn('id', ids).whereNull('merged_into_id')
      return rows.map(({ id, workspace_id, name, email, rfc, search_text }) => ({
        id: Number(id),
        workspaceId: Number(workspace_id),
        matterId: null,
        title: name,
        context: [rfc, email].filter(Boolean).join(' · '),
        text: search_text ?? '',
      }))
    },
    async idsAfter(id, limit) {
      const rows = await acrossFirms(db, 'clients')
        .where('id', '>', id)
        .whereNull('merged_into_id')
        .orderBy('id')
        .limit(limit)
        .select('id')
      return rows.map((row) => Number(row.id))
    },
  }),
]
