import { WriteRecurringCharge } from '#app/billing/actions/write_recurring_charge'
import type { RecurringForm } from '#app/billing/domain/recurring_fields'
import type Client from '#app/clients/models/client'
import type User from '#app/accounts/models/user'
import type Workspace from '#app/workspaces/models/workspace'
import { authorNamed, item } from './scene.js'

/** $11,600.00 on the first of each month from March 2026 on, due in 15 days. */
export const recurringForm = (client: Client, values: Partial<RecurringForm> = {}): RecurringForm => ({
  ...{ clientId: client.id, title: 'Asesoría laboral', currency: 'MXN', rhythm: 'monthly', dayOfMonth: 1 },
  ...{ startsOn: '2026-03-01', endsOn: null, issues: true },
  fields: {
    ...{ items: [item(1_000_000, { description: 'Asesoría' })], isrRate: 0, withholdsIva: false },
    ...{ notes: null, dueDays: 15, exchangeRate: null },
  },
  ...values,
})

/** A recurring charge that the owner of a firm set up. */
export const recurringOf = (workspace: Workspace, owner: User, client: Client, values: Partial<RecurringForm> = {}) =>
  new WriteRecurringCharge().add(authorNamed(owner), workspace, recurringForm(client, values), {
    userId: owner.id,
    workspaceId: workspace.id,
  })
