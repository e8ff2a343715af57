import { createHash } from 'node:crypto'
import type { Trx } from '#app/core/database/trx'
import { notify } from '#app/notifications/actions/notify'
import type { KnownThing } from '#app/google_calendar/domain/known'
import type { GoogleEvent } from '#app/google_calendar/domain/said'
import type { Work } from '#app/google_calendar/queries/work'

const TOLD_AT_ONCE = ['not_yours_to_change', 'repeats']

/** Tells a person that what they changed at Google is set elsewhere and was put back, once for each change; the rest they read with the run. */
export async function notePutBack(
  trx: Trx,
  { connection, identity }: Work,
  event: GoogleEvent,
  { thing, putBack }: { thing: KnownThing; putBack: string }
): Promise<void> {
  if (!TOLD_AT_ONCE.includes(putBack)) return
  await notify(trx, {
    kind: 'google_put_back',
    actorId: null,
    to: [identity.user.id],
    workspaceId: connection.workspaceId,
    values: { title: thing.said.summary },
    subject: { type: 'google_calendar', id: connection.id },
    key: `google-put-back:${digestOf(connection.id, event.id, event.etag)}`,
  })
}

const digestOf = (...parts: unknown[]) => createHash('sha256').update(parts.join('\n')).digest('hex')
