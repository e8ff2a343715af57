import type { Trx } from '#app/core/database/trx'
import { recordsChanged } from '#app/core/search/record_changes'
import { rowsBy } from '#app/core/tenancy/rows'
import MatterFieldValue from '#app/matter_templates/models/matter_field_value'
import MatterSheet from '#app/matter_templates/models/matter_sheet'
import MatterErased from '#app/matters/events/matter_erased'

/** Rows of a matter, those that refer to others first. */
const OWN = [
  'invitation_matters',
  'matter_archivals',
  'matter_clients',
  'matter_codes',
  'matter_links',
  'matter_party_lawyers',
  'matter_parties',
  'matter_pins',
  'matter_stages',
  'matter_team',
  'matter_trashings',
]

/** Erases a matter with all that is kept in it, within a transaction that holds it; the log stays. */
export async function eraseMatterRows(
  trx: Trx,
  { id, workspaceId }: { id: number; workspaceId: number }
): Promise<void> {
  await MatterErased.dispatch(trx, id, workspaceId)
  await MatterFieldValue.byKey('matter_id', id, trx).delete()
  await MatterSheet.byKey('matter_id', id, trx).delete()
  for (const table of OWN) await trx.from(table).where('matter_id', id).delete()
  await rowsBy(trx, 'matter_links', { other_id: id }).delete()
  await rowsBy(trx, 'matters', { id }).delete()
  await recordsChanged(trx, workspaceId, 'matter', [id])
}
