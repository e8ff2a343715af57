import type { Trx } from '#app/core/database/trx'
import type { Sentence } from '#app/core/errors/field_problem'
import { matterHolds, type MatterHold } from '#app/matters/matter_parts'
import type Matter from '#app/matters/models/matter'

/** Why a matter cannot be deleted, in words; nothing when it may go. The matter is held by the transaction. */
export const whatHolds = (trx: Trx, matter: Matter): Promise<Sentence[]> =>
  reasonsOf(trx, matter, { holds: matterHolds.all(), words: 'matters.holds' })

/** Why a matter cannot be for another main client, likewise. */
export const whatKeepsClient = (trx: Trx, matter: Matter): Promise<Sentence[]> =>
  reasonsOf(trx, matter, {
    holds: matterHolds.all().filter(({ keepsClient }) => keepsClient),
    words: 'matters.client_holds',
  })

async function reasonsOf(
  trx: Trx,
  matter: Matter,
  { holds, words }: { holds: readonly MatterHold[]; words: string }
): Promise<Sentence[]> {
  const reasons: Sentence[] = []
  for (const { key, count: countOf } of holds) {
    const count = await countOf(trx, matter)
    const { reference } = matter
    if (count > 0) reasons.push({ key: `${words}.${key}`, values: { count, reference } })
  }
  return reasons
}
