import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type Matter from '#app/matters/models/matter'
import type { Identity } from '#app/workspaces/identity'
import { followersOf } from './followers.js'
import { requestsOf } from './portal_requests.js'
import { threadOf, unreadByFirm } from './thread.js'
import { updatesOf } from './updates.js'
import { viewsOf } from './views_log.js'

const UPDATES = 20

/** What the firm sees of the portal of a matter: the thread, what was asked for and told, who may come in and who did. */
export async function portalTab(matter: Matter, identity: Identity) {
  const mayEdit = identity.may('expedientes:editar') && !matter.readOnly
  const seesClients = identity.may('clientes:leer')
  const inPerson = !identity.preview && !identity.impersonation
  return {
    thread: await threadOf(matter.id),
    unread: await unreadByFirm(matter.id),
    updates: await updatesOf(matter.id, UPDATES, false),
    requests: await requestsOf([matter.id]),
    followers: (await followersOf(matter)).map((each) => (seesClients ? each : { ...each, email: null, phone: null })),
    openLinks: await countOpenLinks(matter.id),
    views: await viewsOf(matter.id),
    can: { edit: mayEdit, read: !identity.preview, sendLinks: mayEdit && inPerson && identity.may('clientes:editar') },
  }
}

async function countOpenLinks(matterId: number): Promise<number> {
  const query = db.from('portal_links').where('matter_id', matterId).whereNull('revoked_at')
  const { total } = await query.where('expires_at', '>', toSqlInstant(clock.now())).count('* as total').first()
  return Number(total)
}
