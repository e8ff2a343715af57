import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Viewer } from '#app/core/contributions/registries'
import { memberships } from '#app/workspaces/queries/members/memberships'

/** A person as they look at each of the firms in which they work. */
export function viewersOf(trx: TransactionClientContract, userId: number): Promise<Viewer[]> {
  return memberships((members) => members.where('members.user_id', userId), trx)
}
