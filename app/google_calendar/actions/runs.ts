import type { Trx } from '#app/core/database/trx'
import { clock } from '#app/core/clock'
import GoogleChange from '#app/google_calendar/models/google_change'
import GoogleConnection from '#app/google_calendar/models/google_connection'
import GoogleRun from '#app/google_calendar/models/google_run'

/** What is kept of a change: enough to read it, and to undo it. */
export interface Told {
  side: GoogleChange['side']
  does: GoogleChange['does']
  item: string
  eventId: string
  title: string
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

/** Longest title that is kept. */
const TITLE = 300

/** The connection, held. Throws ConnectionOver when it was ended meanwhile: nothing is written for it any more. */
export async function holdConnection(trx: Trx, id: number): Promise<GoogleConnection> {
  const connection = await GoogleConnection.held(id, trx)
  if (!connection) throw new ConnectionOver()
  return connection
}

/** Somebody ended the connection while it was synced. */
export class ConnectionOver extends Error {}

/** Writes down what was changed, in the transaction of the change. The run that was interrupted goes on. */
export async function tell(trx: Trx, connectionId: number, told: Told): Promise<void> {
  const open = await GoogleRun.query({ client: trx })
    .where('connection_id', connectionId)
    .whereNull('ended_at')
    .orderBy('id', 'desc')
    .first()
  const run = open ?? (await GoogleRun.create({ connectionId, startedAt: clock.now() }, { client: trx }))
  const { before = null, after = null, ...rest } = told
  const row = { ...rest, title: told.title.slice(0, TITLE), before, after, runId: run.id, at: clock.now() }
  await GoogleChange.create(row as never, { client: trx })
}
