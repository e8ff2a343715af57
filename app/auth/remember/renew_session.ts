import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { CONSTANTS } from '#app/core/constants'
import { hashOfToken, newToken } from '#app/core/encryption/tokens'
import { putMail } from '#app/core/mail/mail'
import { joinOn } from '#app/core/models/join_on'
import { retried } from '#app/core/models/retried'
import { fromSqlInstant, toSqlInstant } from '#app/core/models/columns'
import { lifetime } from '#app/auth/session/session_record'
import { SESSION_LIFETIME } from '#config/session'
import { addToken, endFamily, type Browser } from './remembered_families.js'
import { openSuccessor, sealSuccessor, type Successor } from './successor.js'

interface Held {
  token_id: number
  spent_at: string | null
  successor: string | null
  family_id: number
  user_id: number
  workspace_id: number | null
  device_id: number | null
  expires_at: string
  ended_at: string | null
  disabled_at: string | null
  email: string
  language: 'es' | 'en'
}

const isOver = (instant: string) =>
  clock.now().toMillis() > fromSqlInstant(instant)!.toMillis() + CONSTANTS.tokenLeewaySeconds * 1_000

/**
 * Exchanges the token of «keep me signed in» for a new session and the next token. Several tabs that bring the same token at once
 * (within the leeway of 10 s) get the same session; after that a spent token ends the whole family, and its owner is told.
 */
export class RenewSession {
  /** Null when the token opens nothing (any more). */
  async handle(token: string, browser: Browser, author: Author): Promise<Successor | null> {
    const known = await db.from('tokens').where('token_hash', hashOfToken(token)).select('id').first()
    if (!known) return null
    const renew = async (trx: TransactionClientContract) => {
      const held = await this.lock(trx, Number(known.id))
      if (!held || held.ended_at || held.disabled_at || isOver(held.expires_at)) return null
      return held.spent_at === null ? this.exchange(trx, token, held, browser) : this.repeated(trx, token, held, author)
    }
    return retried(() => db.transaction(renew))
  }

  /**
   * The lock comes first, so that what is read after it is what the request before left. It is taken by the primary key: taken by the
   * hash, InnoDB may hold the gap beside it as well, where the next token is to go while others wait for the same gap: a deadlock.
   */
  private async lock(trx: TransactionClientContract, id: number): Promise<Held | null> {
    const locked = await trx.from('tokens').where({ id }).select('id').forUpdate().first()
    if (!locked) return null
    return trx
      .from('tokens as t')
      .join('token_families as f', 'f.id', 't.family_id')
      .join(...joinOn(User, 'f.user_id', 'u'))
      .where({ 't.id': locked.id, 't.kind': 'refresh', 'f.kind': 'remember' })
      .select('t.id as token_id', 't.spent_at', 't.successor', 'f.id as family_id', 'f.user_id', 'f.workspace_id')
      .select('f.device_id', 'f.expires_at', 'f.ended_at', 'u.disabled_at', 'u.email', 'u.language')
      .first()
  }

  /** Spends the token for the next one and a session. */
  private async exchange(trx: TransactionClientContract, token: string, held: Held, browser: Browser) {
    const now = toSqlInstant(clock.now())
    const next: Successor = { token: await addToken(trx, held.family_id), sessionId: randomUUID() }
    const successor = sealSuccessor(token, next)
    await trx.from('tokens').where('id', held.token_id).update({ spent_at: now, successor })
    if (!(await this.take(trx, held.family_id, now))) return null
    await this.open(trx, next.sessionId, held, browser)
    return next
  }

  /** False when the family ended since it was read, e.g. by a new password: who ends it waits for this lock or has made it wait. */
  private async take(trx: TransactionClientContract, id: number, now: string): Promise<boolean> {
    const family = trx.from('token_families').where({ id }).whereNull('ended_at')
    const taken = await family.update({ last_used_at: now, updated_at: now })
    return Number(Array.isArray(taken) ? taken[0] : taken) === 1
  }

  private async open(trx: TransactionClientContract, sessionId: string, held: Held, browser: Browser) {
    const now = toSqlInstant(clock.now())
    const content = {
      'userId': held.user_id,
      'familyId': held.family_id,
      'remembered': true,
      'csrf-secret': newToken(),
      ...(held.workspace_id && { workspaceId: held.workspace_id }),
      ...(held.device_id && { deviceId: held.device_id }),
    }
    await trx.table('sessions').insert({
      id: hashOfToken(sessionId),
      user_id: held.user_id,
      workspace_id: held.workspace_id,
      family_id: held.family_id,
      device_id: held.device_id,
      content: JSON.stringify(content),
      remembered: 1,
      ip: browser.ip,
      user_agent: (browser.userAgent ?? '').slice(0, 250),
      created_at: now,
      last_seen_at: now,
      idle_expires_at: lifetime(SESSION_LIFETIME.idle),
      expires_at: lifetime(SESSION_LIFETIME.absolute),
    })
  }

  /** A spent token came again: from another tab just now, or from somebody who copied it. */
  private async repeated(trx: TransactionClientContract, token: string, held: Held, author: Author) {
    if (held.successor && !isOver(held.spent_at!)) return openSuccessor(token, held.successor)
    await endFamily(trx, held.family_id, 'reuse')
    const audited = {
      workspaceId: null,
      action: 'session.copied',
      subject: { type: 'user', id: held.user_id },
      after: { family: held.family_id },
    }
    await record(trx, author, audited)
    await putMail(trx, {
      kind: 'session_copied',
      to: held.email,
      language: held.language,
      action: route('settings.security'),
    })
    return null
  }
}
