import type { Trx } from '#app/core/database/trx'
import BillingSettings from '#app/billing/models/billing_settings'

/** What a firm that changed nothing has. */
const DEFAULTS = {
  series: '',
  defaultTax: 'iva16' as const,
  proposesWithholdings: true,
  dueDays: 15,
  twoPersonReview: false,
  saysOneThousand: false,
  remindersOn: false,
  /** Days after the due date, before it if negative. */
  reminderDays: [-3, 1, 7, 15],
  paymentNotes: null as string | null,
  paymentReference: null as string | null,
  accountHolder: null as string | null,
  version: 0,
}

/** How a firm charges; `version` is 0 while nobody changed it. */
export type FirmBilling = Omit<typeof DEFAULTS, 'defaultTax'> & Pick<BillingSettings, 'defaultTax'>

/** The settings of a firm, or those that it begins with. */
export async function billingSettings(workspaceId: number, trx?: Trx): Promise<FirmBilling> {
  const row = await BillingSettings.in({ id: workspaceId }, trx).first()
  if (!row) return { ...DEFAULTS }
  const names = Object.keys(DEFAULTS) as (keyof FirmBilling)[]
  return Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as FirmBilling
}
