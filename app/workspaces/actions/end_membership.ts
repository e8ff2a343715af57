import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { membershipEndings } from '#app/workspaces/membership_endings'
import type Member from '#app/workspaces/models/member'

/**
 * Takes a person out of a firm and its groups. Sessions there have no firm from their next request on, since each asks for the membership;
 * tokens of programs for this firm end too. What the person did, and the matters that they answer for, keep their name.
 */
export async function endMembership(trx: TransactionClientContract, member: Member): Promise<void> {
  await trx.from('group_members').where('member_id', member.id).delete()
  await member.useTransaction(trx).delete()
  const left = { workspaceId: member.workspaceId, userId: member.userId }
  await endTokensIn(trx, left)
  for (const { ended } of membershipEndings.all()) await ended(trx, left)
}

/** Ends the tokens of programs that work in a firm: of one person, or of all. */
export async function endTokensIn(
  trx: TransactionClientContract,
  { workspaceId, userId }: { workspaceId: number; userId?: number }
): Promise<void> {
  const now = toSqlInstant(clock.now())
  const families = trx.from('token_families').where('workspace_id', workspaceId).whereNull('ended_at')
  if (userId !== undefined) void families.where('user_id', userId)
  await families
    .whereIn('kind', ['api', 'personal'])
    .update({ ended_at: now, ended_because: 'revoked', updated_at: now })
}
