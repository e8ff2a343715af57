import type { Trx } from '#app/core/database/trx'
import type Reminder from '#app/activities/models/reminder'
import { rowsBy } from '#app/core/tenancy/rows'
import Matter from '#app/matters/models/matter'
import MatterTeam from '#app/matters/models/matter_team'
import Member from '#app/workspaces/models/member'

/** The matter that a reminder is on, as its notice names it. */
export interface Place {
  id: number
  reference: string
  title: string
  responsibleId: number | null
}

/** Whom each of some reminders may tell, and what they are on. */
export interface Audience {
  /** Nobody when its matter lies in the trash, or its activity is resolved. */
  peopleOf(reminder: Reminder): number[]
  placeOf(reminder: Reminder): Place | null
  /** Whether somebody works in the firm and may know of what the reminder is on. */
  admits(reminder: Reminder, userId: number): boolean
}

/** Reads, in a few queries for any number of reminders, who is to be told and who still may: members of the firm, of private matters the team. */
export async function audienceOf(trx: Trx, reminderIds: number[]): Promise<Audience> {
  const reminders = await trx
    .from('reminders')
    .whereIn('id', reminderIds)
    .select('matter_id', 'activity_id', 'workspace_id')
  const named = (column: string) => [...new Set(reminders.map((row) => row[column]).filter((id) => id !== null))]
  const people = await rowsBy(trx, 'reminder_people', { reminder_id: reminderIds }).orderBy('id')
  const members = await Member.byKey('workspace_id', named('workspace_id'), trx).select('workspace_id', 'user_id')
  const matters = await Matter.byKey('id', named('matter_id'), trx)
  const team = await MatterTeam.byKey('matter_id', named('matter_id'), trx).select('matter_id', 'user_id')
  const resolved = await rowsBy(trx, 'activities', { id: named('activity_id') })
    .where('open', 0)
    .select('id')
  const works = new Set(members.map(({ workspaceId, userId }) => `${workspaceId}-${userId}`))
  const inTeam = new Set(team.map(({ matterId, userId }) => `${matterId}-${userId}`))
  const done = new Set(resolved.map(({ id }) => Number(id)))
  const matterOf = ({ matterId }: Reminder) => matters.find(({ id }) => id === matterId)

  function admits(reminder: Reminder, userId: number): boolean {
    const matter = matterOf(reminder)
    if (matter && (matter.trashed || (matter.private && !inTeam.has(`${matter.id}-${userId}`)))) return false
    return works.has(`${reminder.workspaceId}-${userId}`)
  }

  return {
    admits,
    peopleOf(reminder) {
      if (reminder.activityId !== null && done.has(reminder.activityId)) return []
      const own = people.filter(({ reminder_id: id }) => Number(id) === reminder.id).map((row) => Number(row.user_id))
      return own.filter((id) => admits(reminder, id))
    },
    placeOf(reminder) {
      const matter = matterOf(reminder)
      if (!matter) return null
      const { id, reference, title, responsibleId } = matter
      return { id, reference, title, responsibleId }
    },
  }
}
