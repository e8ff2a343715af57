import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hashOfAddress } from '#app/accounts/recovery/recovery_requests'
import { clock } from '#app/core/clock'
import { hashOfToken } from '#app/core/encryption/tokens'
import PortalLink from '#app/portal/models/portal_link'
import { LinkProblem } from './link_problem.js'

const TOKEN = /^[\w-]{43}$/

/** The link of a token, whatever became of it; null when there never was one. */
export async function linkOf(token: string): Promise<PortalLink | null> {
  return TOKEN.test(token) ? PortalLink.findBy('token_hash', hashOfToken(token)) : null
}

/**
 * The same, held until the transaction ends, when this browser may use it: nobody has yet, or it is the one that did. Throws LinkProblem.
 */
export async function usableLink(trx: TransactionClientContract, token: string, browser: string | null) {
  const found = TOKEN.test(token)
    ? await PortalLink.query({ client: trx }).where('token_hash', hashOfToken(token)).forUpdate().first()
    : null
  if (!found) throw new LinkProblem('unknown')
  const isOwn = found.usedAt !== null && browser !== null && found.browserHash === browser
  if (found.usedAt && !isOwn) throw new LinkProblem('used')
  if (found.revokedAt) throw new LinkProblem('revoked')
  if (found.expiresAt <= clock.now()) throw new LinkProblem('expired')
  return found
}

/** Whether a link was made for this address, which may have changed hands since. */
export const isFor = ({ emailHash }: PortalLink, email: string) => emailHash === hashOfAddress(email)
