import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { matterOfCharge, type Change } from '#app/billing/actions/log_charge'
import type Cfdi from '#app/cfdi/models/cfdi'

/** Writes what was done with a CFDI in the log of its firm, and of the matter whose charge it is the invoice of. */
export async function logCfdi(trx: Trx, author: Author, cfdi: Cfdi, change: Change): Promise<void> {
  const { workspaceId, id, uuid, reference, chargeId } = cfdi
  const matterId = chargeId === null ? undefined : await matterOfCharge(trx, chargeId)
  const after = { reference, uuid, ...change.after }
  const subject = { type: 'cfdi', id }
  await record(trx, author, { workspaceId, subject, ...(matterId && { matterId }), ...change, after })
}

/** Writes who took a CFDI along: its XML, or the PDF of it. */
export const traceCfdi = (author: Author, cfdi: Cfdi, action: 'cfdi.downloaded' | 'cfdi.printed'): Promise<void> =>
  db.transaction((trx) => logCfdi(trx, author, cfdi, { action }))
