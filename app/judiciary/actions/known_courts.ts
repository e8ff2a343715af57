import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { noteCourtNames } from '#app/courts/actions/note_court_names'
import Court from '#app/courts/models/court'
import { readCourt } from '#app/courts/read_court'
import { classOfName } from '#app/courts/court_class'
import { SOURCE, type ReadRuling } from '#app/judiciary/read_ruling'

/**
 * The courts of these rulings by their number at the judiciary; one that the catalogue does not have yet is added as its name tells. A name that
 * differs from the catalogue's is kept as one of the same court.
 */
export async function knownCourts(trx: TransactionClientContract, rulings: ReadRuling[]): Promise<Map<string, number>> {
  const names = new Map(
    rulings.flatMap(({ organId, courtName: name, circuit }) => (organId && name ? [[organId, { name, circuit }]] : []))
  )
  if (names.size === 0) return new Map()
  const known = await Court.query({ client: trx })
    .where('source', SOURCE)
    .whereIn('external_id', [...names.keys()])
  const ids = new Map(known.map((court) => [court.externalId, court.id]))
  for (const [organId, { name, circuit }] of names) {
    if (ids.has(organId)) continue
    const told = readCourt([circuit, organId, classOfName(name), name].join('\t'))
    if (!told) continue
    const court = await new Court()
      .useTransaction(trx)
      .merge({ ...told, source: SOURCE })
      .save()
    ids.set(organId, court.id)
  }
  await noteCourtNames(
    trx,
    rulings.flatMap(({ organId, courtName }) => {
      const courtId = organId && ids.get(organId)
      return courtId && courtName ? [{ courtId, name: courtName }] : []
    })
  )
  return ids
}
