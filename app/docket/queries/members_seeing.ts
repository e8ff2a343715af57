import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { membersWithAccess } from '#app/matters/queries/members_with_access'

type Known = { id: number; workspaceId: number; private: boolean }

/** Who sees a matter, asked once for all of a firm that are open to everybody who reads matters. */
export function membersSeeing(trx?: TransactionClientContract) {
  const known = new Map<number, Promise<number[]>>()
  return (matter: Known): Promise<number[]> => {
    const key = matter.private ? matter.id : 0
    const members = known.get(key) ?? membersWithAccess(matter, trx)
    known.set(key, members)
    return members
  }
}
