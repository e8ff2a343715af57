import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { toSqlInstant } from '#app/core/models/columns'
import DocketSettings from '#app/docket/models/docket_settings'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { docketSettings, type FirmDocket } from '#app/docket/queries/docket_settings'
import { lockWorkspace } from '#app/workspaces/queries/lock_workspace'

const NAMES = ['signedKinds', 'alertDays', 'clockAlertDays', 'alertHour', 'tellsLeader', 'escalateHours'] as const
const OF_MOMENTS: readonly string[] = ['alertDays', 'clockAlertDays', 'alertHour']

/** Deadlines whose next alert is planned anew by one statement. */
const BATCH = 500

/** Changes what a firm asks for with its deadlines. */
export class EditDocketSettings {
  /** `version` is the one that was edited, 0 where there was none. Throws a FieldProblem when there is another by now; then nothing is changed. */
  handle(author: Author, workspace: { id: number }, { version, ...fields }: FirmDocket): Promise<void> {
    return db.transaction(async (trx) => {
      await lockWorkspace(trx, workspace)
      const current = await docketSettings(workspace.id, trx)
      if (current.version !== version) throw new FieldProblem('version', 'docket.settings.stale')
      const [alertDays, clockAlertDays] = [fields.alertDays, fields.clockAlertDays].map((days) =>
        [...days].sort((one, other) => other - one)
      )
      const next = { ...fields, alertDays: alertDays!, clockAlertDays: clockAlertDays! }
      const changed = NAMES.filter((name) => JSON.stringify(current[name]) !== JSON.stringify(next[name]))
      if (changed.length === 0) return
      const row = { ...next, version: version + 1 }
      const kept = await DocketSettings.in(workspace, trx).first()
      if (kept) await kept.merge(row).save()
      else await DocketSettings.create({ workspaceId: workspace.id, ...row }, { client: trx })
      if (changed.some((name) => OF_MOMENTS.includes(name))) await planAnew(trx, workspace)
      const only = (of: typeof next | FirmDocket) => Object.fromEntries(changed.map((name) => [name, of[name]]))
      await record(trx, author, {
        ...{ workspaceId: workspace.id, action: 'docket_settings.edited' },
        subject: { type: 'docket_settings', id: workspace.id },
        ...{ before: only(current), after: only(next) },
      })
    })
  }
}

/**
 * Has the job of alerts look at the open deadlines that wait for an alert; moments before now are over, so that a new day tells nobody of what went by. An alert that is due
 * already is left to the job.
 */
async function planAnew(trx: Trx, workspace: { id: number }): Promise<void> {
  const now = toSqlInstant(clock.now())
  for (let last = 0; ;) {
    const rows = await MatterDeadline.in(workspace, trx)
      .where({ open: true })
      .where('next_alert_at', '>', now)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .select('id')
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0)
      await MatterDeadline.in(workspace, trx).whereIn('id', ids).update({ next_alert_at: now, alerts_from: now })
    if (ids.length < BATCH) return
    last = ids.at(-1)!
  }
}
