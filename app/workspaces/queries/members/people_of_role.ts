import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Member from '#app/workspaces/models/member'
import type Role from '#app/workspaces/models/role'

/** All members who have a role, with their users, held until the transaction ends. */
export function peopleOfRole(trx: TransactionClientContract, { id, workspaceId }: Role): Promise<Member[]> {
  return Member.in({ id: workspaceId }, trx).where('role_id', id).orderBy('id').preload('user').forUpdate()
}
