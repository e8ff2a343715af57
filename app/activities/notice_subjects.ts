import { partsOf } from '#app/core/contributions/define_module'
import { route } from '#app/core/addresses'
import { noticeSubjects, type NoticeSubject } from '#app/core/contributions/notice_subjects'

type PartOf = { id: number; matterId: number }

/** What is told of an activity: its matter, where the activity is read. */
export const subjectOfActivity = ({ id, matterId }: PartOf): NoticeSubject => ({
  type: 'matter',
  id: matterId,
  place: { tab: 'activities', activity: id },
})

/** What is told of a note: its matter, in the tab of notes or where its activity is read. */
export function subjectOfNote({ id, matterId, activityId }: PartOf & { activityId: number | null }): NoticeSubject {
  if (activityId) return subjectOfActivity({ id: activityId, matterId })
  return { type: 'matter', id: matterId, place: { tab: 'notes', note: id } }
}

interface ReminderOf {
  id: number
  matterId: number | null
  activityId: number | null
}

/** What is told of a reminder: its matter, where its activity is read if it has one, or itself. */
export function subjectOfReminder({ id, matterId, activityId }: ReminderOf): NoticeSubject {
  if (matterId === null) return { type: 'reminder', id }
  if (activityId) return subjectOfActivity({ id: activityId, matterId })
  return { type: 'matter', id: matterId, place: { tab: 'activities' } }
}

export const subjectParts = [
  partsOf(noticeSubjects, { key: 'reminder', address: () => route('law_firm.reminders.index') }),
]
