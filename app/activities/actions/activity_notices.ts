import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notify } from '#app/notifications/actions/notify'
import type Matter from '#app/matters/models/matter'
import type Activity from '#app/activities/models/activity'
import { subjectOfActivity } from '#app/activities/notice_subjects'
import { peopleWhoSee } from '#app/matters/queries/people_of_matter'

/** Tells people who see the matter of one of its activities. */
export async function notifyOfActivity(
  trx: TransactionClientContract,
  about: { kind: string; actorId: number | null; matter: Matter; activity: Activity; to: (number | null)[] }
): Promise<void> {
  const { kind, actorId, matter, activity } = about
  const wanted = about.to.filter((id) => id !== null && id !== actorId)
  if (wanted.length === 0) return
  const people = await peopleWhoSee(matter, trx)
  const to = people.map(({ id }) => id).filter((id) => wanted.includes(id))
  const values = { activity: activity.title, reference: matter.reference, matter: matter.title }
  const subject = subjectOfActivity(activity)
  await notify(trx, { kind, to, actorId, workspaceId: matter.workspaceId, values, subject })
}
