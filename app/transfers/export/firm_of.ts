import type { Knex } from 'knex'
import { unseal } from '#app/core/encryption/sealed'

/** What a firm says of itself, as the archive has it and an import puts it back. */
export const FIRM_COLUMNS = [
  'city',
  'state',
  'time_zone',
  'address',
  'zip',
  'phone',
  'practice_areas',
  'rfc',
  'tax_name',
  'tax_regime',
  'tax_zip',
  'bank',
] as const

export type ArchivedFirm = Record<(typeof FIRM_COLUMNS)[number] | 'name' | 'clabe', string | null>

export async function firmOf(knex: Knex, firm: number): Promise<ArchivedFirm> {
  const row = await knex('workspaces')
    .where('id', firm)
    .first('name', 'clabe', ...FIRM_COLUMNS)
  return { ...row, clabe: unseal(row.clabe, 'clabe') }
}
