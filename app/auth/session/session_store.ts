import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { SessionData, SessionStoreContract } from '@adonisjs/session/types'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import { isBusy, withoutWaiting } from '#app/core/database/write_turns'
import { toSqlInstant } from '#app/core/models/columns'
import { addressOf } from '#app/workspaces/context'
import { SESSION_COOKIE, SESSION_LIFETIME } from '#config/session'
import { findSession, lifetime, type SessionRecord } from './session_record.js'
import { hashOfToken } from '#app/core/encryption/tokens'

const TOUCH_SECONDS = 60

/** Keys of the session that are columns of its row. */
type SessionValues = SessionData & {
  userId?: number
  workspaceId?: number
  remembered?: boolean
  familyId?: number
  deviceId?: number
  impersonation?: { id: number }
  previewRoleId?: number
  /** As ISO: no new session of this browser ends later. */
  endsAt?: string
}

/** The absolute end of a session that begins now. */
function endOf({ endsAt }: SessionValues): string {
  const usual = lifetime(SESSION_LIFETIME.absolute)
  const latest = endsAt ? toSqlInstant(DateTime.fromISO(endsAt)) : usual
  return latest < usual ? latest : usual
}

/**
 * Keeps sessions in the database: read with one SELECT, written when something changed, touched at most once a minute.
 * A session that ended while this request ran stays ended.
 */
export class DatabaseSessionStore implements SessionStoreContract {
  record: SessionRecord | null = null
  private readId: string | null = null
  /** Somebody's session was ended by others while this request ran. */
  private hasEnded = false

  constructor(private readonly ctx: HttpContext) {}

  /** Asks the database once, however often the same session is read. */
  async read(sessionId: string) {
    if (!this.ctx.request.cookie(SESSION_COOKIE)) return null
    if (sessionId !== this.readId) this.record = await findSession(sessionId)
    this.readId = sessionId
    return this.record?.content ?? null
  }

  async write(sessionId: string, values: SessionValues) {
    // What is said to a visitor, such as that the account was deleted, is nobody's session.
    if (this.hasEnded && values.userId) return
    const now = toSqlInstant(clock.now())
    const remembered = values.remembered ?? false
    const changing = {
      user_id: values.userId ?? null,
      workspace_id: values.workspaceId ?? null,
      family_id: values.familyId ?? null,
      device_id: values.deviceId ?? null,
      impersonation_id: values.impersonation?.id ?? null,
      preview_role_id: values.previewRoleId ?? null,
      content: JSON.stringify(values),
      last_seen_at: now,
      idle_expires_at: lifetime(SESSION_LIFETIME.idle),
    }
    const born = {
      remembered: Number(remembered),
      ip: addressOf(this.ctx),
      user_agent: (this.ctx.request.header('user-agent') ?? '').slice(0, 250),
      created_at: now,
      expires_at: endOf(values),
    }
    const id = hashOfToken(sessionId)
    if (this.record?.sessionId === sessionId) await db.from('sessions').where({ id }).update(changing)
    else await db.table('sessions').insert({ id, ...born, ...changing })
  }

  async destroy(sessionId: string) {
    const gone = await db.from('sessions').where('id', hashOfToken(sessionId)).delete()
    this.hasEnded = Boolean(this.record?.identity) && Number(Array.isArray(gone) ? gone[0] : gone) === 0
  }

  /** Moves the end of the idle time; the absolute end never moves. No page waits for it, or fails with it: the next one does it. */
  async touch(sessionId: string) {
    if (!this.record || clock.now().toMillis() - this.record.lastSeenAt.toMillis() < TOUCH_SECONDS * 1_000) return
    const seen = { last_seen_at: toSqlInstant(clock.now()), idle_expires_at: lifetime(SESSION_LIFETIME.idle) }
    const touching = async () => {
      await db.from('sessions').where('id', hashOfToken(sessionId)).update(seen)
    }
    await withoutWaiting(touching).catch((error: unknown) => {
      if (!isBusy(error)) logger.warn({ err: error }, 'the use of a session could not be noted')
    })
  }
}

const stores = new WeakMap<HttpContext, DatabaseSessionStore>()

/** The store of a request's session, the same whenever it is asked for. */
export function sessionStoreOf(ctx: HttpContext): DatabaseSessionStore {
  const known = stores.get(ctx)
  if (known) return known
  const store = new DatabaseSessionStore(ctx)
  stores.set(ctx, store)
  return store
}
