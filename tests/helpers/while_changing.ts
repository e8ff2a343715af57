import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { until } from '#tests/helpers/until'
import { isSomebodyWaiting } from '#tests/helpers/waiting'

/** Does `change` in a transaction that ends once `meanwhile`, begun within it, waits for it or is over: what it would find that reads before it waits. */
export async function whileChanging<T>(
  change: (trx: Trx) => Promise<unknown>,
  meanwhile: () => Promise<T>
): Promise<T> {
  const work: { done?: Promise<T>; isOver: boolean } = { isOver: false }
  await db.transaction(async (trx) => {
    await change(trx)
    work.done = meanwhile().finally(() => (work.isOver = true))
    await until(async () => work.isOver || (await isSomebodyWaiting()), 'the other work')
  })
  return work.done!
}
