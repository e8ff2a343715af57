import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { Pace } from '#app/core/database/pace'
import { recordsChanged } from '#app/core/search/record_changes'
import { removeStored } from '#app/core/tasks/task_files'
import { EXPORTED } from '#app/transfers/exported_tables'
import type { ExportedTable } from '#app/transfers/exported/shape'
import type { Remap } from './remap.js'

const AT_ONCE = 200
const CAME_WITHOUT_ID = ['matter_sheets']

/** Takes everything out again that an import brought into a firm, what is named by others last. May be killed and run again. */
export async function eraseRestored({ firm, remap }: { firm: number; remap: Remap }): Promise<void> {
  for (const spec of [...EXPORTED].reverse()) {
    if (spec.exportOnly || spec.table === 'sequences') continue
    if (CAME_WITHOUT_ID.includes(spec.table)) await db.from(spec.table).where('workspace_id', firm).delete()
    else await eraseTable(spec, { firm, remap })
  }
  await db.transaction(async (trx) => {
    const people = trx.from('imported_people').where('workspace_id', firm)
    const ids = (await people.clone().select('user_id')).map(({ user_id }) => Number(user_id))
    await people.clone().delete()
    for (let at = 0; at < ids.length; at += AT_ONCE)
      await User.query({ client: trx })
        .whereIn('id', ids.slice(at, at + AT_ONCE))
        .delete()
    await trx.from('sealed_histories').where('workspace_id', firm).delete()
    await remap.clear(trx)
  })
}

async function eraseTable(spec: ExportedTable, { firm, remap }: { firm: number; remap: Remap }): Promise<void> {
  const pace = new Pace(AT_ONCE)
  for (;;) {
    const ids = await remap.some(db.connection(), spec.table, pace.size)
    if (ids.length === 0) return
    const files =
      spec.file && spec.file.store !== 'pictures'
        ? await db.from(spec.table).whereIn('id', ids).select(spec.file.column)
        : []
    await pace.transaction((trx) => eraseRows(trx, spec, { firm, remap, ids }), ids.length)
    for (const file of files) await removeStored(String(file[spec.file!.column]))
  }
}

async function eraseRows(
  trx: TransactionClientContract,
  spec: ExportedTable,
  { firm, remap, ids }: { firm: number; remap: Remap; ids: number[] }
) {
  const own = Object.entries(spec.references).filter(([, { later, to }]) => later && to === spec.table)
  for (const [column] of own)
    await trx
      .from(spec.table)
      .whereIn(column, ids)
      .update({ [column]: null })
  if (spec.table === 'clients')
    for (const derived of ['client_keys', 'client_tags']) await trx.from(derived).whereIn('client_id', ids).delete()
  await trx.from(spec.table).whereIn('id', ids).delete()
  if (spec.indexed) await recordsChanged(trx, firm, spec.indexed, ids)
  await remap.forget(trx, spec.table, ids)
}
