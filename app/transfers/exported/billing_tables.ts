import { CURRENCIES } from '#app/core/money'
import { EMAIL_KINDS } from '#app/billing/domain/email_fields'
import { CHARGE_STATES, CHARGE_STATUSES } from '#app/billing/domain/charge_states'
import { PAYMENT_METHODS } from '#app/billing/domain/payment_methods'
import { acceptEmail, acceptRecurring } from './accepted/billing_json_rows.js'
import { acceptBillingFile, acceptBillingSettings, acceptCharge, acceptItem } from './accepted/billing_rows.js'
import { acceptApplication, acceptPayment, acceptRefund } from './accepted/payment_rows.js'
import { inMatter, people, to, type ExportedTable } from './shape.js'

const currency = [...CURRENCIES]
const inCharge = { charge_id: to('charges') }
const ofClient = { client_id: to('clients') }

/** What clients owe and paid, with the proofs. Whether the amounts of different rows add up is asked when all rows are there. */
export const BILLING_TABLES: ExportedTable[] = [
  { table: 'billing_settings', references: {}, json: ['reminder_days'], accept: acceptBillingSettings },
  {
    table: 'billing_files',
    references: { uploaded_by_id: people },
    file: { column: 'storage_key', store: 'proofs' },
    accept: acceptBillingFile,
  },
  {
    table: 'recurring_charges',
    references: { ...ofClient, created_by_id: people },
    values: { currency },
    json: ['fields'],
    accept: acceptRecurring,
  },
  { table: 'recurring_charge_matters', references: { recurring_id: to('recurring_charges'), ...inMatter } },
  {
    table: 'charges',
    references: {
      ...ofClient,
      recurring_id: to('recurring_charges'),
      created_by_id: people,
      canceled_by_id: people,
    },
    values: {
      ...{ state: CHARGE_STATES, status: CHARGE_STATUSES, currency },
      settled_by: ['payments', 'write_off', 'mark', 'reopened'],
    },
    accept: acceptCharge,
  },
  { table: 'charge_items', references: { ...inCharge, ...inMatter }, accept: acceptItem },
  { table: 'charge_matters', references: { ...inCharge, ...inMatter } },
  {
    table: 'payments',
    references: { ...ofClient, proof_id: to('billing_files'), created_by_id: people, reviewed_by_id: people },
    values: {
      ...{ state: ['review', 'accepted', 'rejected'], source: ['firm', 'portal', 'bank', 'fund', 'api'] },
      ...{ method: PAYMENT_METHODS, currency },
    },
    accept: acceptPayment,
  },
  {
    table: 'payment_refunds',
    references: { payment_id: to('payments'), created_by_id: people },
    values: { method: PAYMENT_METHODS },
    accept: acceptRefund,
  },
  {
    table: 'payment_applications',
    references: { payment_id: to('payments'), ...inCharge },
    accept: acceptApplication,
  },
  {
    table: 'refund_parts',
    references: { refund_id: to('payment_refunds'), ...inCharge },
    accept: acceptApplication,
  },
  {
    table: 'charge_emails',
    references: { ...ofClient, ...inCharge, payment_id: to('payments'), sent_by_id: people },
    values: {
      ...{ kind: EMAIL_KINDS, language: ['es', 'en'] },
      state: ['waiting', 'sent', 'failed', 'bounced', 'withdrawn'],
    },
    json: ['cc'],
    accept: acceptEmail,
  },
  { table: 'reminder_pauses', references: { ...ofClient, ...inCharge, paused_by_id: people } },
]
