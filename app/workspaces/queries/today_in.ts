import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { firmZone } from './firm_zone.js'

/** The day of today in a firm's own time, `YYYY-MM-DD`. */
export async function todayIn(workspaceId: number, client?: QueryClientContract): Promise<string> {
  return clock
    .now()
    .setZone(await firmZone(workspaceId, client))
    .toISODate()!
}
