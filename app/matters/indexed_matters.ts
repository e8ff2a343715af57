import { partsOf } from '#app/core/contributions/define_module'
import db from '@adonisjs/lucid/services/db'
import { recordLoaders } from '#app/core/search/indexed_records'
import { acrossFirms } from '#app/core/tenancy/rows'

interface Row {
  id: number
  workspace_id: number
  title: string
  reference: string
  client_name: string | null
  court: string | null
  file_number: string | null
  search_text: string
}

export const indexedMattersParts = [
  /** A matter is found by its title, its numbers and its client; by its parties and fields as text. */
  partsOf(recordLoaders, {
    key: 'matter',
    async load(ids) {
      const rows: Row[] = await acrossFirms(db, 'matters').whereIn('id', ids).where('trashed', 0)
      return rows.map(({ id, workspace_id, title, reference, client_name, court, file_number, search_text }) => ({
        id: Number(id),
        workspaceId: Number(workspace_id),
        matterId: Number(id),
        title,
        context: [reference, client_name, file_number, court].filter(Boolean).join(' · '),
        text: search_text,
      }))
    },
    async idsAfter(id, limit) {
      const rows = await acrossFirms(db, 'matters')
        .where('id', '>', id)
        .where('trashed', 0)
        .orderBy('id')
        .limit(limit)
        .select('id')
      return rows.map((row) => Number(row.id))
    },
  }),
]
