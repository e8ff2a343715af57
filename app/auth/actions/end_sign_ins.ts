import Impersonation from '#app/accounts/models/impersonation'
import type { SignIns } from '#app/accounts/sign_ins'
import { hashOfToken } from '#app/core/encryption/tokens'
import TokenFamily from '#app/auth/models/token_family'

/** Ends the sessions of a person, those in which they look through others' eyes, and the tokens that follow from a sign-in. */
export const endSignIns: SignIns['endOf'] = async (trx, userId, { because, except, only }) => {
  const kept = except ? await trx.from('sessions').where('id', hashOfToken(except)).first() : null
  const families = TokenFamily.live(trx).where('user_id', userId)
  if (only === 'browsers') void families.where('kind', 'remember')
  if (kept?.family_id) void families.whereNot('id', kept.family_id)
  await families.update(TokenFamily.ending(because))
  const sessions = trx.from('sessions').where('user_id', userId)
  if (kept) void sessions.whereNot('id', kept.id)
  await sessions.delete()
  await trx.from('sessions').whereIn('impersonation_id', Impersonation.byOperator(userId, trx).select('id')).delete()
}

/** Ends the tokens of programs that work in a firm: of one person, or of all. */
export const endTokensIn: SignIns['endTokensIn'] = async (trx, { workspaceId, userId }) => {
  const families = TokenFamily.live(trx).where('workspace_id', workspaceId)
  if (userId !== undefined) void families.where('user_id', userId)
  await families.whereIn('kind', ['api', 'personal']).update(TokenFamily.ending('revoked'))
}
