import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { seal } from '#app/core/encryption/sealed'
import { clock } from '#app/core/clock'
import { SyncConnection } from '#app/google_calendar/actions/sync_connection'
import { GoogleApi } from '#app/google_calendar/client/google_api'
import { GoogleGrants } from '#app/google_calendar/client/google_grants'
import EndConnection from '#app/google_calendar/listeners/end_connection'
import type MembershipEnded from '#app/workspaces/events/membership_ended'
import GoogleConnection from '#app/google_calendar/models/google_connection'
import type { GoogleCalendarStandIn } from '#tests/helpers/google_calendar_stand_in'

let scopes = 0

/** A person's work in a firm, connected to a calendar of the stand-in, to be synced at once. */
export async function connectedTo(
  google: GoogleCalendarStandIn,
  { id: userId }: Pick<User, 'id'>,
  { id: workspaceId }: { id: number },
  given: Partial<Pick<GoogleConnection, 'masked' | 'kinds' | 'state'>> = {}
): Promise<GoogleConnection> {
  const { access, refresh } = google.granted()
  const made = google.makeCalendar().body as { id: string }
  return GoogleConnection.create({
    ...{ userId, workspaceId, state: 'on', masked: false, kinds: null, calendarId: made.id, syncToken: null },
    ...{ accessToken: seal(access, 'google'), accessUntil: clock.now().plus({ hours: 1 }) },
    ...{ refreshToken: seal(refresh, 'google'), idScope: `scope-${++scopes}`, dueAt: clock.now(), failures: 0 },
    ...given,
  })
}

/** What syncs with the stand-in without a port. */
export const syncingWith = (google: GoogleCalendarStandIn, fetch = google.fetch) =>
  new SyncConnection(new GoogleApi(fetch), new GoogleGrants(fetch))

/** Somebody stops working in a firm. */
export const emitMembershipEnded = (workspaceId: number, userId: number) =>
  db.transaction((trx) => new EndConnection().handle({ trx, left: { workspaceId, userId } } as MembershipEnded))
