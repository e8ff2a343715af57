import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { ChargeFilters } from '#app/billing/domain/charge_filters'
import { chargesAsCsv, chargesAsWorkbook } from '#app/billing/http/charges_file'
import type { MatterViewer } from '#app/matters/models/matter'

/** Hands out what the list of charges shows as a file for spreadsheets, and logs that somebody took it along. */
export async function exportCharges(
  author: Author,
  viewer: MatterViewer & { workspaceId: number | null },
  filters: ChargeFilters,
  { format, ...reading }: Parameters<typeof chargesAsCsv>[2] & { format: 'csv' | 'xlsx' }
): Promise<string | Buffer> {
  const write = format === 'csv' ? chargesAsCsv : chargesAsWorkbook
  const body = await write(viewer, filters, reading)
  const id = viewer.workspaceId!
  const entry = { workspaceId: id, action: 'charge.list_exported', subject: { type: 'workspace', id } }
  await db.transaction((trx) => record(trx, author, entry))
  return body
}
