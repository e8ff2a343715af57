import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'

/** The day of today in a firm's own time, `YYYY-MM-DD`. */
export async function todayIn(workspaceId: number, client: QueryClientContract = db.connection()): Promise<string> {
  const firm = await client.from('workspaces').where('id', workspaceId).select('time_zone').first()
  return clock.now().setZone(String(firm?.time_zone)).toISODate() ?? clock.now().toISODate()!
}
