import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import { hashOfCode, hashOfToken, newCode, newToken } from '#app/core/encryption/tokens'
import { Refusal } from '#app/core/errors/refusal'
import { toSqlInstant } from '#app/core/models/columns'
import { CODE_LIFE } from '#app/accounts/actions/mailed_codes'
import RecoveryRequest from '#app/accounts/models/recovery_request'

/** Keyed, so that who reads the table cannot find out which addresses were asked about. */
export const hashOfAddress = (email: string) => hashOfCode(email, 'recovered address')

const isOpen = ({ expiresAt, tries, usedAt }: RecoveryRequest) =>
  usedAt === null && tries < CODE_LIFE.tries && expiresAt > clock.now()

/**
 * Makes the code and the link of an address and returns them in the clear, for the email; while earlier ones are active, until when they are. The work is
 * the same whether or not somebody has the address: `userId` is null when nobody has.
 */
export async function openRequest(
  trx: TransactionClientContract,
  email: string,
  userId: number | null
): Promise<{ code: string; link: string } | { activeUntil: DateTime }> {
  const emailHash = hashOfAddress(email)
  const earlier = await RecoveryRequest.query({ client: trx }).where('email_hash', emailHash).first()
  if (earlier && isOpen(earlier)) return { activeUntil: earlier.expiresAt }
  const [code, link, now] = [newCode(), newToken(), toSqlInstant(clock.now())]
  const fresh = {
    user_id: userId,
    code_hash: hashOfCode(code, emailHash),
    link_hash: hashOfToken(link),
    tries: 0,
    expires_at: toSqlInstant(clock.now().plus({ minutes: CODE_LIFE.minutes })),
    used_at: null,
    created_at: now,
    updated_at: now,
  }
  const row = { email_hash: emailHash, ...fresh }
  await trx.knexQuery().table('recovery_requests').insert(row).onConflict('email_hash').merge(fresh)
  return { code, link }
}

/**
 * The request of an address whose code was typed. Counts the try first and for good, so call it outside the transaction of its effect. Throws
 * `codeExpired` when it is over or five tries were wrong, `codeInvalid` when nothing was asked, it is used or the code is another: an
 * address that nobody has is answered like one that somebody has.
 */
export async function matchRequest(email: string, code: string): Promise<RecoveryRequest> {
  const emailHash = hashOfAddress(email)
  const request = await RecoveryRequest.query().where('email_hash', emailHash).whereNull('used_at').first()
  if (!request) throw new Refusal('codeInvalid')
  const counted = await RecoveryRequest.query()
    .where('id', request.id)
    .where('tries', '<', CODE_LIFE.tries)
    .increment('tries', 1)
  if (Number(counted) === 0 || request.expiresAt < clock.now()) throw new Refusal('codeExpired')
  if (request.codeHash !== hashOfCode(code, emailHash)) throw new Refusal('codeInvalid')
  return request
}

/** The request of a link. Throws `codeInvalid` for a link that is unknown or used, `codeExpired` for one that is over. */
export async function matchRequestLink(link: string): Promise<RecoveryRequest> {
  const request = await RecoveryRequest.query().where('link_hash', hashOfToken(link)).whereNull('used_at').first()
  if (!request) throw new Refusal('codeInvalid')
  if (request.expiresAt < clock.now()) throw new Refusal('codeExpired')
  return request
}

/** Spends a request with its effect: of two at once one is refused with `codeInvalid`, and so is one that was asked anew meanwhile. */
export async function spendRequest(trx: TransactionClientContract, request: RecoveryRequest): Promise<void> {
  const spent = await trx
    .from('recovery_requests')
    .where({ id: request.id, link_hash: request.linkHash })
    .whereNull('used_at')
    .update({ used_at: toSqlInstant(clock.now()) })
  if (Number(Array.isArray(spent) ? spent[0] : spent) !== 1) throw new Refusal('codeInvalid')
}
