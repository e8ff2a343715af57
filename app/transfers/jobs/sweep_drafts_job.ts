import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { Job } from '#app/core/jobs/job'
import { toSqlInstant } from '#app/core/models/columns'
import { KEPT_DAYS, removeStored } from '#app/core/tasks/task_files'
import { acrossFirms } from '#app/core/tenancy/rows'

const BATCH = 100

/** Removes imports and changes that were begun and never run, with the files that were brought for them: they hold names of people. */
export default class SweepDraftsJob extends Job {
  static readonly lockName = 'sweep-drafts'

  async handle() {
    const end = toSqlInstant(clock.now().minus({ days: KEPT_DAYS }))
    for (let last = 0; !this.stopped;) {
      const drafts = acrossFirms(db, 'transfers').where('state', 'draft').where('created_at', '<', end)
      const rows = await drafts.where('id', '>', last).orderBy('id').limit(BATCH).select('id')
      for (const { id } of rows) await sweepDraft(Number(id))
      if (rows.length < BATCH) return
      last = Number(rows.at(-1)!.id)
    }
  }
}

/** The file first: killed in between, the row still names it and is swept the next time. One that was run meanwhile stays. */
async function sweepDraft(id: number): Promise<void> {
  await db.transaction(async (trx) => {
    const draft = await acrossFirms(trx, 'transfers').where({ id, state: 'draft' }).forUpdate().first()
    if (!draft) return
    if (draft.storage_key) await removeStored(String(draft.storage_key))
    await acrossFirms(trx, 'transfer_rows').where('transfer_id', id).delete()
    await acrossFirms(trx, 'transfers').where('id', id).delete()
  })
}
