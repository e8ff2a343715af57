import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { unseal } from '#app/core/encryption/sealed'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import { GoogleGrants } from '#app/google_calendar/client/google_grants'
import GoogleConnection from '#app/google_calendar/models/google_connection'
import GoogleRun from '#app/google_calendar/models/google_run'
import { stored, type Choice, type Owner } from './connect_google.js'
import { eraseConnections } from './erase_connections.js'
import { giveBack } from './give_back.js'
import { UNDO_HOURS } from './undo_run.js'

/** Changes what of a person's calendar is sent to Google, has it synced or undone, and ends it. */
export class ManageConnection {
  constructor(private readonly grants = new GoogleGrants()) {}

  /** Changes what is sent; what is not any more is taken from Google at the next sync. Throws NotFound. */
  choose(owner: Owner, choice: Choice, author: Author): Promise<void> {
    return this.change(owner, async (connection, trx) => {
      const before = { masked: connection.masked, kinds: connection.kinds }
      await connection.merge({ ...stored(choice), ...(connection.state === 'on' && { dueAt: clock.now() }) }).save()
      const subject = { type: 'google_calendar', id: connection.id }
      const { workspaceId } = owner
      await record(trx, author, {
        ...{ workspaceId, action: 'google_calendar.changed', subject, before, after: stored(choice) },
      })
    })
  }

  /** Has it synced as soon as possible, and from then on by itself. Throws NotFound, also when access was taken back. */
  sync(owner: Owner): Promise<void> {
    return this.change(owner, async (connection) => {
      if (connection.state === 'revoked' || connection.state === 'lost') throw new NotFound('google_connections')
      await connection.merge({ state: 'on', dueAt: clock.now() }).save()
    })
  }

  /** Stops syncing by itself until somebody asks for it again. */
  pause(owner: Owner): Promise<void> {
    return this.change(owner, async (connection) => {
      if (connection.state === 'on') await connection.merge({ state: 'paused', dueAt: null }).save()
    })
  }

  /** Has a sync undone, the last one that changed anything, within a day; syncing pauses. Throws FieldProblem when it is another or too late. */
  undo(owner: Owner, runId: number): Promise<void> {
    return this.change(owner, async (connection, trx) => {
      const run = await GoogleRun.query({ client: trx })
        .where('connection_id', connection.id)
        .orderBy('id', 'desc')
        .first()
      const isLate = !run?.endedAt || clock.now().diff(run.endedAt, 'hours').hours > UNDO_HOURS
      if (
        !run ||
        run.id !== runId ||
        isLate ||
        run.undoAskedAt ||
        connection.state === 'revoked' ||
        connection.state === 'lost'
      )
        throw new FieldProblem('run', 'google_calendar.undo_late')
      await run.merge({ undoAskedAt: clock.now() }).save()
      await connection.merge({ state: 'paused', dueAt: clock.now() }).save()
    })
  }

  /** Ends it and gives back what was granted, unless another connection of the person may live by it. The calendar stays at Google. Throws NotFound. */
  async disconnect(owner: Owner, author: Author): Promise<void> {
    const token = await db.transaction(async (trx) => {
      const connection = await GoogleConnection.of(owner, trx)
      if (!connection) throw new NotFound('google_connections')
      const { id, workspaceId } = connection
      await eraseConnections(trx, { id })
      const subject = { type: 'google_calendar', id }
      await record(trx, author, { workspaceId, action: 'google_calendar.disconnected', subject })
      return unseal(connection.refreshToken, 'google')
    })
    if (token) await giveBack(this.grants, owner.userId, token)
  }

  private change(
    owner: Owner,
    work: (connection: GoogleConnection, trx: Parameters<typeof eraseConnections>[0]) => Promise<void>
  ): Promise<void> {
    return db.transaction(async (trx) => {
      const found = await GoogleConnection.of(owner, trx)
      const connection = found && (await GoogleConnection.held(found.id, trx))
      if (!connection) throw new NotFound('google_connections')
      await work(connection, trx)
    })
  }
}
