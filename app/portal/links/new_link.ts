import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hashOfAddress } from '#app/accounts/recovery/recovery_requests'
import { route } from '#app/core/addresses'
import { clock } from '#app/core/clock'
import { hashOfToken, newToken } from '#app/core/encryption/tokens'
import { toSqlInstant } from '#app/core/models/columns'

/** A link that somebody asked for lives an hour; one that a firm sent, seven days, since its reader does not wait for it. */
export const LINK_MINUTES = { asked: 60, sent: 7 * 24 * 60 } as const

export interface LinkOrder {
  purpose: 'asked' | 'sent'
  email: string
  userId: number | null
  /** Where it leads and for whom, when a firm sent it. */
  scope?: { workspaceId: number; matterId: number; clientId: number | null } | null
  createdById?: number | null
}

/** Makes a link and returns its token, for the email. Those of the same purpose, address and matter that wait end: one at a time. */
export async function newLink(
  trx: TransactionClientContract,
  order: LinkOrder
): Promise<{ id: number; token: string }> {
  const { purpose, email, userId, scope = null, createdById = null } = order
  const [token, emailHash, now] = [newToken(), hashOfAddress(email), toSqlInstant(clock.now())]
  const same = trx
    .from('portal_links')
    .where({ email_hash: emailHash, purpose })
    .whereNull('used_at')
    .whereNull('revoked_at')
  if (scope) void same.where('matter_id', scope.matterId)
  await same.update({ revoked_at: now, updated_at: now })
  const row = {
    workspace_id: scope?.workspaceId ?? null,
    matter_id: scope?.matterId ?? null,
    client_id: scope?.clientId ?? null,
    user_id: userId,
    created_by_id: createdById,
    purpose,
    email_hash: emailHash,
    token_hash: hashOfToken(token),
    expires_at: toSqlInstant(clock.now().plus({ minutes: LINK_MINUTES[purpose] })),
    created_at: now,
    updated_at: now,
  }
  const [id] = await trx.table('portal_links').insert(row)
  return { id: Number(id), token }
}

/** The address of a link. Its token stands after the `#`, which browsers send to nobody. */
export const linkPath = (token: string) => `${route('security.access_link')}#${token}`
