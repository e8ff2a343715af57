import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import { SYSTEM } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { notify } from '#app/notifications/actions/notify'
import type { GoogleProblem } from '#app/google_calendar/client/google_problem'
import GoogleConnection from '#app/google_calendar/models/google_connection'

const FIRST_SECONDS = 60
const MOST_SECONDS = 3_600
/** What does not pass by itself within this time is told. */
const LASTING_MINUTES = 60

/** The code with which a problem is named to people: what only they can settle is GGL-000, the rest GGL-500. */
export const codeOf = (kind: GoogleProblem['kind']): 'GGL-000' | 'GGL-500' =>
  kind === 'revoked' || kind === 'lost' ? 'GGL-000' : 'GGL-500'

/**
 * Keeps why a calendar was not synced, and when it is tried again. What its person has to settle ends the syncing and is told at once; the rest is told when
 * it lasts. Both once. Nothing is kept of what `seen` met with a grant that its person has replaced meanwhile.
 */
export async function noteProblem(seen: GoogleConnection, { kind, retryAfter }: GoogleProblem): Promise<void> {
  await db.transaction(async (trx) => {
    const connection = await GoogleConnection.held(seen.id, trx)
    if (!connection || connection.refreshToken !== seen.refreshToken) return
    const now = clock.now()
    const isOver = kind === 'revoked' || kind === 'lost'
    const failures = connection.failures + 1
    const failingSince = connection.failingSince ?? now
    const wait = Math.max(retryAfter ?? 0, Math.min(FIRST_SECONDS * 2 ** Math.min(failures - 1, 10), MOST_SECONDS))
    const dueAt = isOver ? null : now.plus({ seconds: wait })
    const isTold =
      connection.toldAt === null && (isOver || now.diff(failingSince, 'minutes').minutes >= LASTING_MINUTES)
    await connection
      .merge({
        ...{ problem: kind, failures, failingSince, dueAt },
        ...(isOver && { state: kind, accessToken: null, accessUntil: null }),
        ...(kind === 'revoked' && { refreshToken: null }),
        ...(isTold && { toldAt: now }),
      })
      .save()
    if (isTold) await notifyPerson(trx, connection, kind)
  })
}

async function notifyPerson(trx: Trx, { id, userId, workspaceId }: GoogleConnection, kind: GoogleProblem['kind']) {
  const code = codeOf(kind)
  const isOver = code === 'GGL-000'
  await notify(trx, {
    kind: isOver ? 'google_disconnected' : 'google_failing',
    actorId: null,
    to: [userId],
    workspaceId,
    values: { code },
    subject: { type: 'google_calendar', id },
  })
  const subject = { type: 'google_calendar', id }
  await record(trx, SYSTEM, { workspaceId, action: 'google_calendar.failed', subject, after: { code, because: kind } })
}
