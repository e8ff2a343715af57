import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { peopleWhoSee } from '#app/matters/queries/people_of_matter'
import type Matter from '#app/matters/models/matter'
import MatterClient from '#app/matters/models/matter_client'
import { notify } from '#app/notifications/actions/notify'
import { todayIn } from '#app/workspaces/queries/today_in'
import type { HearingPlace } from '#app/calendar/domain/hearing_mail'
import type Hearing from '#app/calendar/models/hearing'
import HearingPerson from '#app/calendar/models/hearing_person'
import { writeToClients } from './write_to_clients.js'

interface About {
  kind: 'hearing_set' | 'hearing_changed' | 'hearing_cancelled'
  actorId: number | null
  matter: Matter
  hearing: Hearing
  /** Who of those who attend; all of them unless it is said. */
  isMeant?: (userId: number) => boolean
  /** Whether its clients are told, if it is shown to them. */
  toClients?: boolean
  /** When and where it was to be before it changed. */
  before?: HearingPlace | null
}

/** Tells those who attend a hearing, and the clients to whom it is shown. Of one that is over, only that it was canceled is told. */
export async function notifyOfHearing(
  trx: TransactionClientContract,
  { kind, actorId, matter, hearing, isMeant = () => true, toClients = true, before = null }: About
) {
  if (kind !== 'hearing_cancelled' && !(await isToCome(hearing, trx))) return
  const attending = await HearingPerson.byKey('hearing_id', hearing.id, trx).select('user_id')
  const wanted = [...attending.map(({ userId }) => userId), hearing.substituteId]
  const to = (await peopleWhoSee(matter, trx)).map(({ id }) => id).filter((id) => wanted.includes(id) && isMeant(id))
  const when = { day: hearing.day, time: hearing.time }
  const values = { ...when, reference: matter.reference, matter: matter.title }
  const told = { actorId, workspaceId: matter.workspaceId }
  const place = { tab: 'hearings', hearing: hearing.id }
  await notify(trx, { ...told, kind, to, values, subject: { type: 'matter', id: matter.id, place } })
  if (!hearing.shownToClient || !toClients) return
  const clients = [matter.clientUserId, ...(await MatterClient.followersOf(matter.id, trx))].filter((id) => id !== null)
  const toClient = `client_${kind}` as const
  await notify(trx, {
    ...told,
    kind: toClient,
    to: clients,
    values: { ...when, matter: matter.title },
    subject: { type: 'followed_matter', id: matter.id },
    hasOwnEmail: true,
  })
  await writeToClients(trx, { kind: toClient, to: clients.filter((id) => id !== actorId), matter, hearing, before })
}

/** Whether nothing was said of what became of a hearing and its day is not over on the clocks of the firm. */
const isToCome = async ({ status, day, workspaceId }: Hearing, trx: TransactionClientContract) =>
  status === 'scheduled' && day >= (await todayIn(workspaceId, trx))
