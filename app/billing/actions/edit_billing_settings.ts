import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import BillingSettings from '#app/billing/models/billing_settings'
import { billingSettings, type FirmBilling } from '#app/billing/queries/billing_settings'
import { lockWorkspace } from '#app/workspaces/queries/lock_workspace'
import { changingMoney } from './changing_money.js'

/** Changes how a firm charges. */
export class EditBillingSettings {
  /** `version` is the one that was edited, 0 where there was none. Throws a FieldProblem when there is another by now; then nothing is changed. */
  handle(author: Author, workspace: { id: number }, { version, ...fields }: FirmBilling): Promise<void> {
    return changingMoney(async (trx) => {
      await lockWorkspace(trx, workspace)
      const current = await billingSettings(workspace.id, trx)
      if (current.version !== version) throw new FieldProblem('version', 'billing.problem.stale')
      const reminderDays = [...fields.reminderDays].sort((one, other) => one - other)
      const next = { ...fields, reminderDays }
      const names = Object.keys(next) as (keyof typeof next)[]
      const changed = names.filter((name) => JSON.stringify(current[name]) !== JSON.stringify(next[name]))
      if (changed.length === 0) return
      const row = { ...next, version: version + 1 }
      const kept = await BillingSettings.in(workspace, trx).first()
      if (kept) await kept.merge(row).save()
      else await BillingSettings.create({ workspaceId: workspace.id, ...row }, { client: trx })
      const only = (of: typeof next) => Object.fromEntries(changed.map((name) => [name, of[name]]))
      await record(trx, author, {
        ...{ workspaceId: workspace.id, action: 'billing_settings.edited' },
        subject: { type: 'billing_settings', id: workspace.id },
        ...{ before: only(current), after: only(next) },
      })
    })
  }
}
