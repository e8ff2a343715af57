import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type Matter from '#app/matters/models/matter'
import MatterStage from '#app/matters/models/matter_stage'

/** The day of today in a firm's own time, `YYYY-MM-DD`. */
export async function todayIn(trx: TransactionClientContract, workspaceId: number): Promise<string> {
  const firm = await trx.from('workspaces').where('id', workspaceId).select('time_zone').first()
  return clock.now().setZone(String(firm?.time_zone)).toISODate() ?? clock.now().toISODate()!
}

/** Writes down that a matter is at a stage since a day (today when it is not said). The caller saves the matter. */
export async function noteStage(
  trx: TransactionClientContract,
  author: Author,
  matter: Matter,
  since?: string | null
): Promise<void> {
  const day = since ?? (await todayIn(trx, matter.workspaceId))
  matter.stageSince = matter.stage === null ? null : day
  const { id: matterId, workspaceId, stage } = matter
  await MatterStage.create({ matterId, workspaceId, stage, since: day, userId: author.userId }, { client: trx })
}
