import db from '@adonisjs/lucid/services/db'
import type { Tenant } from '#app/core/tenancy/tenanted'
import { fromSqlInstant } from '#app/core/models/columns'

/** When support last began to look at a firm through the eyes of each of some people, as ISO by the person's id. */
export async function latestImpersonations({ id }: Tenant, userIds: number[]): Promise<Map<number, string>> {
  const rows = await db
    .from('impersonations')
    .where('workspace_id', id)
    .whereIn('user_id', userIds)
    .groupBy('user_id')
    .select('user_id')
    .max('created_at as at')
  return new Map(rows.map(({ user_id, at }) => [Number(user_id), fromSqlInstant(at)!.toISO()!]))
}
