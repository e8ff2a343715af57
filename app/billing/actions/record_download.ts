import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Charge from '#app/billing/models/charge'
import type Payment from '#app/billing/models/payment'
import { logCharge } from './log_charge.js'
import { logPayment } from './record_payment.js'

/** Writes down that somebody took a charge along as a document. */
export const recordChargeDownload = (author: Author, charge: Charge): Promise<void> =>
  db.transaction((trx) => logCharge(trx, author, charge, { action: 'charge.downloaded' }))

/** The same of a receipt. */
export const recordReceiptDownload = (author: Author, payment: Payment): Promise<void> =>
  db.transaction((trx) => logPayment(trx, author, payment, { action: 'payment.downloaded' }))

/** The same of the account of a client between two days. */
export const recordStatementDownload = (
  author: Author,
  client: { id: number; workspaceId: number },
  { from, to }: { from: string; to: string }
): Promise<void> =>
  db.transaction((trx) => {
    const subject = { type: 'client', id: client.id }
    const { workspaceId } = client
    return record(trx, author, { workspaceId, action: 'account_statement.downloaded', subject, after: { from, to } })
  })

/** The same of a payment reminder: of one charge, or of all that a client owes. */
export const recordReminderDownload = (
  author: Author,
  client: { id: number; workspaceId: number },
  charges: Charge[]
): Promise<void> =>
  db.transaction((trx) => {
    const [charge] = charges
    if (charge && charges.length === 1) return logCharge(trx, author, charge, { action: 'charge.reminder_downloaded' })
    const subject = { type: 'client', id: client.id }
    const { workspaceId } = client
    return record(trx, author, { workspaceId, action: 'account_statement.reminder_downloaded', subject })
  })

/** The same of the list of all who owe, as far as who took it may know of it. */
export const recordDebtorsDownload = (author: Author, workspaceId: number, asOf: string): Promise<void> =>
  db.transaction((trx) => {
    const subject = { type: 'workspace', id: workspaceId }
    return record(trx, author, { workspaceId, action: 'account_statement.list_exported', subject, after: { asOf } })
  })
