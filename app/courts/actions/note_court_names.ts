import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { fold } from '#app/core/text/fold'
import { FOLDED } from '#app/courts/models/court'

/** A name under which a court was met. */
export interface MetName {
  courtId: number
  name: string
}

/** Keeps the names of courts beside the courts. A name that is kept already stays as it was first written. */
export async function noteCourtNames(trx: TransactionClientContract, names: MetName[]): Promise<void> {
  const now = toSqlInstant(clock.now())
  const rows = new Map(
    names.map(({ courtId, name }) => {
      const name_folded = fold(name).slice(0, FOLDED)
      return [`${courtId} ${name_folded}`, { court_id: courtId, name, name_folded, created_at: now, updated_at: now }]
    })
  )
  if (rows.size === 0) return
  await trx
    .knexQuery()
    .table('court_names')
    .insert([...rows.values()])
    .onConflict(['court_id', 'name_folded'])
    .ignore()
}
