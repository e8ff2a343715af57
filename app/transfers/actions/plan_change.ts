import db from '@adonisjs/lucid/services/db'
import type { BulkChange, Selection } from '#app/transfers/bulk/bulk_change'
import { selectedIds } from '#app/transfers/bulk/selected'
import Transfer from '#app/transfers/models/transfer'
import type { Subject } from '#app/transfers/records/import_field'

/** Most records of one change. */
export const MAX_CHANGED = 50_000
const AT_ONCE = 500

interface ChangeOrder {
  workspaceId: number
  userId: number
  subject: Subject
  selection: Selection
  change: BulkChange
}

/** Prepares a change of many records: which ones they are is settled now, so that what is previewed is what is changed. Null when there are none. */
export class PlanChange {
  async handle({ selection, change, ...owner }: ChangeOrder): Promise<Transfer | null> {
    return db.transaction(async (trx) => {
      const { userId, workspaceId, subject } = owner
      const ids = await selectedIds({ subject, viewer: { userId, workspaceId }, selection }, MAX_CHANGED, trx)
      if (ids.length === 0) return null
      const settings = { change, total: ids.length }
      const transfer = await Transfer.create(
        {
          ...owner,
          action: 'edit',
          state: 'draft',
          fileName: null,
          storageKey: null,
          settings,
          counts: null,
          taskId: null,
        },
        { client: trx }
      )
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const rows = ids.slice(at, at + AT_ONCE).map((record_id, place) => ({
          workspace_id: workspaceId,
          transfer_id: transfer.id,
          line: at + place + 1,
          record_id,
          outcome: 'ready',
        }))
        await trx.table('transfer_rows').multiInsert(rows)
      }
      return transfer
    })
  }
}
