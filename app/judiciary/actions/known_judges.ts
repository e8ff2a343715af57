import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { fold } from '#app/core/text/fold'

const MAX_NAME_LENGTH = 200
const FOLDED = 420
const TITLE =
  /^(?:(?:el|la)\s+)?(?:(?:magistrad[oa]|juez[a]?|mag|mgd[oa]|lic|licenciad[oa]|dr|dra|doctor[a]?|mtr[oa]|maestr[oa])\.?\s+)+/i

/** A name as judges are listed: without titles, in one spelling. Null when it is no name, such as a mask. */
export function judgeNamed(text: string): string | null {
  const name = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(TITLE, '')
    .replace(/[.,;:\s]+$/, '')
  return /^\p{L}[\p{L}\p{M}'’. -]+$/u.test(name) && name.includes(' ') ? name.slice(0, MAX_NAME_LENGTH) : null
}

/** Judges by their folded names; those not known yet are added. */
export async function knownJudges(trx: TransactionClientContract, names: string[]): Promise<Map<string, number>> {
  const now = toSqlInstant(clock.now())
  const rows = new Map(
    names.flatMap((text) => {
      const name = judgeNamed(text)
      const name_folded = name && keyOf(name)
      return name_folded ? [[name_folded, { name, name_folded, created_at: now, updated_at: now }]] : []
    })
  )
  if (rows.size === 0) return new Map()
  await trx
    .knexQuery()
    .table('judges')
    .insert([...rows.values()])
    .onConflict('name_folded')
    .ignore()
  const found = await trx
    .from('judges')
    .whereIn('name_folded', [...rows.keys()])
    .select('id', 'name_folded')
  return new Map(found.map(({ id, name_folded }) => [name_folded, Number(id)]))
}

/** What a judge is found by. */
export const keyOf = (name: string) => fold(name).slice(0, FOLDED)
