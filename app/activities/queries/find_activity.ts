import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/no_access'
import Activity from '#app/activities/models/activity'

/** An activity of this matter by its id. Throws NotFound, also for those of other matters. */
export async function findActivity(
  matter: { id: number; workspaceId: number },
  id: number,
  trx?: TransactionClientContract
): Promise<Activity> {
  const activity = await Activity.findIn({ id: matter.workspaceId }, id, trx)
  if (activity.matterId !== matter.id) throw new NotFound('activities')
  return activity
}
