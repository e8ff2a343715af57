import { partsOf } from '#app/core/contributions/define_module'
import { matterDependents, type MatterDependents } from '#app/matters/matter_parts'

/** Rows of a table that belong to a matter and go with it. */
const rowsOf =
  (table: string, column = 'matter_id'): MatterDependents['erase'] =>
  async (trx, { id }) => {
    await trx.from(table).where(column, id).delete()
  }

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

export const remainParts = [
  partsOf(
    matterDependents,
    ...OWN.map((table, index) => ({ key: `matters.${table}`, order: 900 + index, erase: rowsOf(table) })),
    { key: 'matters.links_of_others', order: 950, erase: rowsOf('matter_links', 'other_id') }
  ),
]
