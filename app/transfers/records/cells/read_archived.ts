import { ARCHIVED } from '#app/transfers/records/choices/archived'
import type { Findings } from '#app/transfers/records/findings'
import type { ImportContext } from '#app/transfers/records/import_field'
import type { RowCells } from './row_cells.js'

/** Whether a row says that its record is put away, for who may put records away; else it is left as it is, with a warning. */
export function readArchived(
  cells: RowCells,
  { mayArchive }: ImportContext,
  findings: Findings
): { archived?: boolean } {
  const said = findings.value(ARCHIVED, cells)
  if (said === undefined) return {}
  if (mayArchive) return { archived: said === 'yes' }
  if (said === 'yes') findings.warn('archived', 'may_not_archive')
  return {}
}
