import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Tenant } from '#app/core/tenancy/tenanted'
import Member from '#app/workspaces/models/member'

/** A member of a firm with their person and role. Throws NotFound, also for members of others. */
export async function findMember(workspace: Tenant, id: number, trx?: TransactionClientContract) {
  const member = await Member.findIn(workspace, id, trx)
  await member.load((relations) => relations.load('user').load('role'))
  return member
}

/** The membership of a person in a firm; null when they do not work there. */
export function membershipOf(workspace: Tenant, userId: number, trx?: TransactionClientContract) {
  return Member.in(workspace, trx).where('user_id', userId).preload('role').preload('user').first()
}
