import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/no_access'
import Hearing from '#app/calendar/models/hearing'

/** A hearing of this matter by its id. Throws NotFound, also for those of other matters. */
export async function findHearing(
  matter: { id: number; workspaceId: number },
  id: number,
  trx?: TransactionClientContract
): Promise<Hearing> {
  const hearing = await Hearing.findIn({ id: matter.workspaceId }, id, trx)
  if (hearing.matterId !== matter.id) throw new NotFound('hearings')
  return hearing
}
