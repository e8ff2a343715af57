import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { hashOfCode, hashOfToken, newCode, newToken } from '#app/core/encryption/tokens'
import { Refusal } from '#app/core/errors/refusal'
import { toSqlInstant } from '#app/core/models/columns'
import MailedCode, { type CodePurpose } from '#app/accounts/models/mailed_code'
import type User from '#app/accounts/models/user'

/** A code lives 15 minutes and bears five wrong tries (decisions, «Codes by email»). */
export const CODE_LIFE = { minutes: 15, tries: 5 } as const

interface Order {
  user: Pick<User, 'id'>
  purpose: CodePurpose
  /** The address that the code proves. */
  email: string
}

const contextOf = (userId: number, purpose: CodePurpose, email: string) => `${purpose}\n${userId}\n${email}`

function openCodes(userId: number, purpose: CodePurpose, trx?: TransactionClientContract) {
  return MailedCode.query(trx ? { client: trx } : {})
    .where({ user_id: userId, purpose })
    .whereNull('used_at')
}

/**
 * Makes a code and a link token for a purpose and returns both in the clear, for the email. Null while an earlier one is active («recovery
 * code still active»); with `replace` the earlier one ends instead.
 */
export async function issueCode(trx: TransactionClientContract, { user, purpose, email }: Order, replace = false) {
  const now = toSqlInstant(clock.now())
  const active = openCodes(user.id, purpose, trx).where('expires_at', '>', now).where('tries', '<', CODE_LIFE.tries)
  if (!replace && (await active.first())) return null
  await openCodes(user.id, purpose, trx).update({ used_at: now })
  const [code, link] = [newCode(), newToken()]
  const row = {
    userId: user.id,
    purpose,
    email,
    codeHash: hashOfCode(code, contextOf(user.id, purpose, email)),
    linkHash: hashOfToken(link),
    tries: 0,
    expiresAt: clock.now().plus({ minutes: CODE_LIFE.minutes }),
  }
  await MailedCode.create(row, { client: trx })
  return { code, link }
}

/**
 * The open code of a person that fits what was typed. Counts the try first and for good, so call it outside the transaction of its effect.
 * Throws `codeExpired` (COD-419) when it is over or five tries were wrong, `codeInvalid` (COD-500) otherwise.
 */
export async function matchCode(userId: number, purpose: CodePurpose, code: string): Promise<MailedCode> {
  const open = await openCodes(userId, purpose).orderBy('id', 'desc').first()
  if (!open) throw new Refusal('codeInvalid')
  const counted = await MailedCode.query()
    .where('id', open.id)
    .where('tries', '<', CODE_LIFE.tries)
    .increment('tries', 1)
  if (Number(counted) === 0 || open.expiresAt < clock.now()) throw new Refusal('codeExpired')
  if (open.codeHash !== hashOfCode(code, contextOf(userId, purpose, open.email))) throw new Refusal('codeInvalid')
  return open
}

/** The open code of a link. Throws `codeInvalid` for a link that is unknown or used, `codeExpired` for one that is over. */
export async function matchLink(link: string, purpose: CodePurpose): Promise<MailedCode> {
  const open = await MailedCode.query()
    .where({ link_hash: hashOfToken(link), purpose })
    .whereNull('used_at')
    .first()
  if (!open) throw new Refusal('codeInvalid')
  if (open.expiresAt < clock.now()) throw new Refusal('codeExpired')
  return open
}

/** Spends a code with its effect: of two at once, one is refused with `codeInvalid`. */
export async function spendCode(trx: TransactionClientContract, code: MailedCode): Promise<void> {
  const spent = await MailedCode.query({ client: trx })
    .where('id', code.id)
    .whereNull('used_at')
    .update({ used_at: toSqlInstant(clock.now()) })
  if (Number(Array.isArray(spent) ? spent[0] : spent) !== 1) throw new Refusal('codeInvalid')
}

/** Whether this is the code that a person used last, while no newer one is open: who types it has read their email. */
export async function isLastSpentCode(user: Pick<User, 'id'>, purpose: CodePurpose, code: string): Promise<boolean> {
  const last = await MailedCode.query().where({ user_id: user.id, purpose }).orderBy('id', 'desc').first()
  if (!last?.usedAt) return false
  return last.codeHash === hashOfCode(code, contextOf(user.id, purpose, last.email))
}
