import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { hashOfToken, newToken } from '#app/core/encryption/tokens'
import { toSqlInstant } from '#app/core/models/columns'
import type { EndedBecause } from '#app/accounts/sign_ins'
import TokenFamily from '#app/auth/models/token_family'
import { SESSION_LIFETIME } from '#config/session'

/** From which browser a person comes. */
export interface Browser {
  userAgent: string | null
  ip: string | null
  deviceId?: number | null
}

/** Begins «keep me signed in» on a browser. Returns the family and its first token, in the clear, for the cookie. */
export async function beginFamily(
  trx: TransactionClientContract,
  user: { id: number },
  { userAgent, ip, deviceId = null }: Browser,
  workspaceId: number | null
): Promise<{ familyId: number; token: string }> {
  const now = clock.now()
  const family = await TokenFamily.create(
    {
      userId: user.id,
      workspaceId,
      deviceId,
      kind: 'remember',
      name: null,
      scopes: [],
      userAgent: userAgent?.slice(0, 250) ?? null,
      ip,
      expiresAt: now.plus({ minutes: SESSION_LIFETIME.remembered }),
      lastUsedAt: now,
    },
    { client: trx }
  )
  return { familyId: family.id, token: await addToken(trx, family.id) }
}

/** Adds the next token to a family and returns it in the clear. */
export async function addToken(trx: TransactionClientContract, familyId: number): Promise<string> {
  const token = newToken()
  await trx.table('tokens').insert({
    family_id: familyId,
    kind: 'refresh',
    token_hash: hashOfToken(token),
    created_at: toSqlInstant(clock.now()),
  })
  return token
}

/** Ends a family for good, with the sessions that came from it. */
export async function endFamily(
  trx: TransactionClientContract,
  familyId: number,
  because: EndedBecause
): Promise<void> {
  await TokenFamily.live(trx).where('id', familyId).update(TokenFamily.ending(because))
  await trx.from('sessions').where('family_id', familyId).delete()
}
