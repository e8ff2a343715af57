import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { hashOfToken } from '#app/core/encryption/tokens'
import { Refusal } from '#app/core/errors/refusal'
import { UnderMaintenance } from '#app/core/errors/under_maintenance'
import { putMail } from '#app/core/mail/mail'
import { fromSqlInstant, toSqlInstant } from '#app/core/models/columns'
import { joinOn } from '#app/core/models/join_on'
import { isMaintenance } from '#app/core/system/maintenance'
import { isInternal } from '#app/accounts/internal_domain'
import { putPair, type Authorization } from '#app/auth/tokens/api_families'
import TokenFamily from '#app/auth/models/token_family'
import { isPast } from '#app/auth/domain/lifetime'
import { isTokenText } from '#app/auth/tokens/token_text'
import { TOKEN_LIFE } from '#config/api'

interface Held {
  token_id: number
  spent_at: string | null
  expires_at: string
  family_id: number
  user_id: number
  workspace_id: number | null
  ended_at: string | null
  disabled_at: string | null
  deleted_at: string | null
  email: string
  language: 'es' | 'en'
}

const rowsOf = (answer: unknown) => Number(Array.isArray(answer) ? answer[0] : answer)

/**
 * Exchanges the refresh token of a program for the next pair. Each is used once: when a spent one comes back, somebody has a copy, so the
 * whole family ends with its access tokens, and its owner is told (RFC 9700, 4.14.2).
 */
export class RefreshApiTokens {
  /** Throws `tokenInvalid` for a token that opens nothing (any more), `userDataUnavailable` when its person may not come in. */
  async handle(refreshToken: string, author: Author): Promise<Authorization> {
    if (!isTokenText('refresh', refreshToken)) throw new Refusal('tokenInvalid')
    const outcome = await db.transaction(async (trx) => {
      const held = await this.find(trx, refreshToken)
      if (!held || held.ended_at || isPast(fromSqlInstant(held.expires_at))) return 'tokenInvalid'
      if ((await isMaintenance()) && !isInternal(held.email)) throw new UnderMaintenance()
      if (held.spent_at !== null || !(await this.spend(trx, held))) return this.endCopied(trx, held, author)
      if (held.disabled_at || held.deleted_at) return 'userDataUnavailable'
      await this.prolong(trx, held.family_id)
      return putPair(trx, held.family_id)
    })
    if (typeof outcome === 'string') throw new Refusal(outcome)
    return outcome
  }

  private find(trx: TransactionClientContract, refreshToken: string): Promise<Held | null> {
    return trx
      .from('tokens as t')
      .join('token_families as f', 'f.id', 't.family_id')
      .join(...joinOn(User, 'f.user_id', 'u'))
      .where({ 't.token_hash': hashOfToken(refreshToken), 't.kind': 'refresh', 'f.kind': 'api' })
      .select('t.id as token_id', 't.spent_at', 't.expires_at', 'f.id as family_id', 'f.user_id', 'f.workspace_id')
      .select('f.ended_at', 'u.disabled_at', 'u.deleted_at', 'u.email', 'u.language')
      .first()
  }

  /** Of two that bring the same token at once, one finds it spent. */
  private async spend(trx: TransactionClientContract, { token_id: id }: Held): Promise<boolean> {
    const now = toSqlInstant(clock.now())
    const spent = await trx.from('tokens').where({ id }).whereNull('spent_at').update({ spent_at: now })
    return rowsOf(spent) === 1
  }

  private async prolong(trx: TransactionClientContract, id: number): Promise<void> {
    const expiresAt = toSqlInstant(clock.now().plus({ days: TOKEN_LIFE.refreshDays }))
    const now = toSqlInstant(clock.now())
    await trx.from('token_families').where({ id }).update({ expires_at: expiresAt, last_used_at: now, updated_at: now })
  }

  /** Of many copies that come at once, the first ends the family and is told. */
  private async end(trx: TransactionClientContract, id: number): Promise<boolean> {
    return rowsOf(await TokenFamily.live(trx).where('id', id).update(TokenFamily.ending('reuse'))) === 1
  }

  private async endCopied(trx: TransactionClientContract, held: Held, author: Author): Promise<'tokenInvalid'> {
    if (!(await this.end(trx, held.family_id))) return 'tokenInvalid'
    await record(trx, author, {
      workspaceId: held.workspace_id,
      action: 'api_session.copied',
      subject: { type: 'user', id: held.user_id },
      after: { family: held.family_id },
    })
    const { email: to, language } = held
    await putMail(trx, { kind: 'api_token_copied', to, language, action: route('settings.security') })
    return 'tokenInvalid'
  }
}
