import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Member from '#app/workspaces/models/member'

/** Who shall answer for a client does not work in its firm. */
export class NotColleague extends Error {}

/** Throws NotColleague unless the person works in the firm; nobody is always right. */
export async function assertColleague(
  trx: TransactionClientContract,
  workspace: { id: number },
  userId: number | null | undefined
): Promise<void> {
  if (!userId) return
  if (!(await Member.in(workspace, trx).where('user_id', userId).first()))
    throw new NotColleague(`person ${userId} does not work in firm ${workspace.id}`)
}
