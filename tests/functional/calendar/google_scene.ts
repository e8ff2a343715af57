import db from '@adonisjs/lucid/services/db'
import { AddDeadline } from '#app/docket/actions/add_deadline'
import type User from '#app/accounts/models/user'
import { seal } from '#app/core/encryption/sealed'
import { clock } from '#app/core/clock'
import { SyncConnection } from '#app/google_calendar/actions/sync_connection'
import { GoogleApi } from '#app/google_calendar/client/google_api'
import { GoogleGrants } from '#app/google_calendar/client/google_grants'
import EndConnection from '#app/google_calendar/listeners/end_connection'
import type MembershipEnded from '#app/workspaces/events/membership_ended'
import GoogleConnection from '#app/google_calendar/models/google_connection'
import { GoogleCalendarStandIn } from '#tests/helpers/google_calendar_stand_in'
import { activityOf, by, office } from '../law_firm/activities/scene.js'
import { entryOf } from './entry_scene.js'

let scopes = 0

const at = (day: string, hour: string) => ({ dateTime: `${day}T${hour}:00-06:00`, date: null })

/** The start and the end of an event on a day, on the clocks of Mexico City. */
export const hours = (day: string, from: string, to: string) => ({ start: at(day, from), end: at(day, to) })

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

/** A firm whose owner is connected, with an event, an activity and a deadline of theirs. */
export async function scene() {
  const google = new GoogleCalendarStandIn()
  google.configure()
  const firm = await office()
  const { owner, workspace, matter } = firm
  const entry = await entryOf(owner, workspace, { title: 'Junta' })
  const activity = await activityOf(matter, owner, {
    ...{ title: 'Llamar', assigneeId: owner.id, dueOn: '2026-12-02', dueTime: '12:00' },
  })
  await new AddDeadline().byHand(by(owner), matter, { title: 'Amparo', lastDay: '2026-12-10', acceptPast: false })
  await db.from('matter_deadlines').where('matter_id', matter.id).update({ responsible_id: owner.id })
  const connection = await connectedTo(google, owner, workspace)
  const sync = async (fetch = google.fetch) => {
    clock.advance({ seconds: 60 })
    await syncingWith(google, fetch).handle(connection.id)
    await connection.refresh()
  }
  return { ...firm, google, connection, entry, activity, sync, who: { userId: owner.id, workspaceId: workspace.id } }
}
