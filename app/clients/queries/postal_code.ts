import { stateOfZip } from '#app/core/places/states'
import PostalCode from '#app/clients/models/postal_code'

const MAX_SETTLEMENTS = 500

/** What is known of a postal code. Without the catalogue of SEPOMEX it is the state alone, by the first two digits. */
export type ZipFacts = { zip: string; state: string | null; municipality: string | null; colonias: string[] }

/** `zip` has five digits. The municipality is told when all settlements of the code lie in the same one. */
export async function factsOfZip(zip: string): Promise<ZipFacts> {
  const rows = await PostalCode.query()
    .where('zip', zip)
    .select('colonia', 'municipality')
    .orderBy('colonia')
    .limit(MAX_SETTLEMENTS)
  const municipalities = [...new Set(rows.map(({ municipality }) => municipality))]
  return {
    zip,
    state: stateOfZip(zip),
    municipality: municipalities.length === 1 ? municipalities[0]! : null,
    colonias: [...new Set(rows.map(({ colonia }) => colonia))].sort(new Intl.Collator('es').compare),
  }
}
