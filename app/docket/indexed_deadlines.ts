import { partsOf } from '#app/core/contributions/define_module'
import db from '@adonisjs/lucid/services/db'
import { joinOn } from '#app/core/models/join_on'
import { recordLoaders } from '#app/core/search/indexed_records'
import { acrossFirms, rowsBy } from '#app/core/tenancy/rows'
import Matter from '#app/matters/models/matter'

/** A deadline is found by its title and its matter. */
export const indexedDeadlinesParts = partsOf(recordLoaders, {
  key: 'deadline',
  async load(ids) {
    const rows = await rowsBy(db, 'matter_deadlines', { 'matter_deadlines.id': ids })
      .join(...joinOn(Matter, 'matter_deadlines.matter_id'))
      .select('matter_deadlines.id', 'matter_deadlines.workspace_id', 'matter_deadlines.matter_id')
      .select('matter_deadlines.title', 'matters.reference', 'matters.title as matter_title')
    return rows.map((row) => ({
      id: Number(row.id),
      workspaceId: Number(row.workspace_id),
      matterId: Number(row.matter_id),
      title: row.title,
      context: `${row.reference} · ${row.matter_title}`,
      text: '',
    }))
  },
  async idsAfter(id, limit) {
    const rows = acrossFirms(db, 'matter_deadlines').where('id', '>', id).orderBy('id').limit(limit)
    return (await rows.select('id')).map((row) => Number(row.id))
  },
})
