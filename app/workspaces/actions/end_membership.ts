import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { signIns } from '#app/accounts/sign_ins'
import MembershipEnded from '#app/workspaces/events/membership_ended'
import type Member from '#app/workspaces/models/member'

/**
 * Takes a person out of a firm and its groups. Sessions there have no firm from their next request on, since each asks for the membership;
 * tokens of programs for this firm end too. What the person did, and the matters that they answer for, keep their name.
 */
export async function endMembership(trx: TransactionClientContract, member: Member): Promise<void> {
  await trx.from('group_members').where('member_id', member.id).delete()
  await member.useTransaction(trx).delete()
  const left = { workspaceId: member.workspaceId, userId: member.userId }
  await signIns().endTokensIn(trx, left)
  await MembershipEnded.dispatch(trx, left)
}
