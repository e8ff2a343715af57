import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import { stepDone } from '#app/core/jobs/progress'
import type { GoogleApi } from '#app/google_calendar/client/google_api'
import { EventAnswer } from '#app/google_calendar/client/google_problem'
import { bodyOf, type Said } from '#app/google_calendar/domain/said'
import { toSqlInstant } from '#app/core/models/columns'
import GoogleChange from '#app/google_calendar/models/google_change'
import GoogleItem from '#app/google_calendar/models/google_item'
import GoogleRun from '#app/google_calendar/models/google_run'
import type { Work } from '#app/google_calendar/queries/work'
import { storeItem } from './store_item.js'
import { authorAtGoogle } from './own_events.js'
import { holdConnection } from './runs.js'
import type { Asking } from './send_step.js'
import { undoInFoja } from './undo_in_foja.js'

/** Hours within which a sync can be undone. */
export const UNDO_HOURS = 24

type Undone = NonNullable<GoogleChange['undo']>

/**
 * Undoes what a sync changed, the last change first, each by itself: what was changed again since stays. The connection stays paused, so that nothing of it comes
 * back before its person says so.
 */
export class UndoRun {
  constructor(
    private readonly work: Work,
    private readonly api: GoogleApi,
    private readonly asking: Asking
  ) {}

  /** Returns whether there was something to undo. Interrupted, it goes on with the next change. Throws GoogleProblem. */
  async handle(): Promise<boolean> {
    const { id: connectionId } = this.work.connection
    const run = await GoogleRun.query()
      .where('connection_id', connectionId)
      .whereNotNull('undo_asked_at')
      .whereNull('undone_at')
      .first()
    if (!run) return false
    for (let next = await this.before(run, null); next; next = await this.before(run, next)) {
      await (next.side === 'google' && next.does !== 'hidden' ? this.atGoogle(next) : this.inFoja(next))
      stepDone()
    }
    await this.finish(run)
    return true
  }

  /** The last change of a run that is not undone, before `change` unless that is null. */
  private before({ id }: GoogleRun, change: GoogleChange | null): Promise<GoogleChange | null> {
    const left = GoogleChange.query().where('run_id', id).whereNull('undo')
    if (change) left.where('id', '<', change.id)
    return left.orderBy('id', 'desc').first()
  }

  private inFoja(change: GoogleChange): Promise<void> {
    return db.transaction(async (trx) => {
      await holdConnection(trx, this.work.connection.id)
      await this.mark(change, await undoInFoja(trx, this.work, change), trx)
    })
  }

  private async atGoogle(change: GoogleChange): Promise<void> {
    const { connection } = this.work
    const row = await GoogleItem.query().where({ connection_id: connection.id, event_id: change.eventId }).first()
    const before = (change.before as Said | null) ?? null
    const etag = row?.etag ?? null
    const isOurs = change.does === 'deleted' || (change.after?.etag ?? null) === etag
    if (!row || !['added', 'changed', 'deleted'].includes(change.does)) return this.only(change, 'impossible')
    if (!isOurs) return this.only(change, 'changed_since')
    try {
      if (change.does === 'added' || before === null) {
        await this.asking((at) => this.api.remove(at, row.eventId, etag))
        return await this.keep(change, row, { base: row.base && { ...row.base, isOff: true }, etag: null })
      }
      const made = await this.asking((at) => this.api.change(at, row.eventId, etag, bodyOf(before, null)))
      await this.keep(change, row, { state: 'live', base: before, etag: made.etag })
    } catch (error) {
      if (!(error instanceof EventAnswer)) throw error
      await this.only(change, 'changed_since')
    }
  }

  private keep(change: GoogleChange, row: GoogleItem, kept: Parameters<typeof storeItem>[3]): Promise<void> {
    const { id } = this.work.connection
    return db.transaction(async (trx) => {
      await holdConnection(trx, id)
      await storeItem(trx, id, row, kept)
      await this.mark(change, 'undone', trx)
    })
  }

  private only(change: GoogleChange, undo: Undone): Promise<void> {
    return db.transaction((trx) => this.mark(change, undo, trx))
  }

  private async mark({ id }: GoogleChange, undo: Undone, trx: Parameters<typeof storeItem>[0]): Promise<void> {
    await GoogleChange.query({ client: trx }).where('id', id).update({ undo })
  }

  private async finish(run: GoogleRun): Promise<void> {
    const { connection, identity } = this.work
    await db.transaction(async (trx) => {
      const held = await holdConnection(trx, connection.id)
      await held.merge({ dueAt: null, failures: 0, failingSince: null, problem: null }).save()
      await GoogleRun.query({ client: trx })
        .where('id', run.id)
        .update({ undone_at: toSqlInstant(clock.now()) })
      const subject = { type: 'google_calendar', id: held.id }
      const { workspaceId } = held
      await record(trx, authorAtGoogle(identity), { workspaceId, action: 'google_calendar.undone', subject })
    })
  }
}
