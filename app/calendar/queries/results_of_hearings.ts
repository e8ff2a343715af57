import { route } from '#app/core/addresses'
import { addressOf } from '#app/core/contributions/notice_subjects'
import Activity from '#app/activities/models/activity'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { subjectOfDeadline } from '#app/docket/notice_subject'
import HearingResult from '#app/calendar/models/hearing_result'

/** What followed from a hearing, and where it is. */
export type ResultLine = { key: string; kind: 'deadline' | 'activity'; title: string; href: string }

/** What followed from each of some hearings of a matter, by their id, in the order in which it was written down: three queries. */
export async function resultsOfHearings(
  { id: matterId, workspaceId }: { id: number; workspaceId: number },
  hearingIds: number[]
): Promise<Map<number, ResultLine[]>> {
  const firm = { id: workspaceId }
  const results = await HearingResult.in(firm).whereIn('hearing_id', hearingIds).orderBy('id')
  const ids = (of: 'deadlineId' | 'activityId') => results.flatMap((row) => row[of] ?? [])
  const deadlines = await MatterDeadline.in(firm)
    .whereIn('id', ids('deadlineId'))
    .where({ matter_id: matterId })
    .select('id', 'matter_id', 'title')
  const activities = await Activity.in(firm)
    .whereIn('id', ids('activityId'))
    .where({ matter_id: matterId })
    .select('id', 'title')
  const lines = new Map<string, ResultLine>()
  for (const deadline of deadlines) {
    const key = `deadline-${deadline.id}`
    lines.set(key, { key, kind: 'deadline', title: deadline.title, href: addressOf(subjectOfDeadline(deadline))! })
  }
  for (const { id, title } of activities) {
    const place = { tab: 'activities', activity: id }
    const href = route('law_firm.matters.show', { dossierId: matterId }, place)
    lines.set(`activity-${id}`, { key: `activity-${id}`, kind: 'activity', title, href })
  }
  const lineOf = ({ deadlineId, activityId }: HearingResult) =>
    lines.get(deadlineId === null ? `activity-${activityId}` : `deadline-${deadlineId}`) ?? []
  return new Map(hearingIds.map((id) => [id, results.filter(({ hearingId }) => hearingId === id).flatMap(lineOf)]))
}
