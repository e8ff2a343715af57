import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'

/** The time zone in which a firm's days begin and end. */
export async function firmZone(workspaceId: number, client?: QueryClientContract): Promise<string> {
  const row = await (client ?? db).from('workspaces').where('id', workspaceId).select('time_zone').firstOrFail()
  return String(row.time_zone)
}
