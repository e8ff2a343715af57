import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Author } from '#app/core/audit/author'
import type Matter from '#app/matters/models/matter'
import MatterStage from '#app/matters/models/matter_stage'
import { todayIn } from '#app/workspaces/queries/today_in'

/** Writes down that a matter is at a stage since a day (today when it is not said). The caller saves the matter. */
export async function noteStage(
  trx: TransactionClientContract,
  author: Author,
  matter: Matter,
  since?: string | null
): Promise<void> {
  const day = since ?? (await todayIn(matter.workspaceId, trx))
  matter.stageSince = matter.stage === null ? null : day
  const { id: matterId, workspaceId, stage } = matter
  await MatterStage.create({ matterId, workspaceId, stage, since: day, userId: author.userId }, { client: trx })
}
