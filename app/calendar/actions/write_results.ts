import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { renamingFields } from '#app/core/errors/field_problem'
import { AddActivity } from '#app/activities/actions/add_activity'
import type { ActivityFields } from '#app/activities/domain/activity_fields'
import { ProposeDeadlines, type Proposal } from '#app/docket/actions/propose_deadlines'
import type Matter from '#app/matters/models/matter'
import type Hearing from '#app/calendar/models/hearing'
import HearingResult from '#app/calendar/models/hearing_result'

/** What was decided in a hearing: the terms that it opens, and how it counts as notified on the day of the hearing. */
export type Decision = Pick<
  Proposal,
  'resolution' | 'notification' | 'handling' | 'responsible' | 'time' | 'terms' | 'acceptPast'
>

/** What a person chose of all that can follow from a hearing. */
export interface HearingResults {
  decision: Decision | null
  activities: ActivityFields[]
}

/** Fields of the form of a decision that have another name in that of the outcome of a hearing. */
const renamed = renamingFields((field) => ({ happenedOn: 'status', time: 'notifiedAt' })[field] ?? field)

/**
 * Proposes the deadlines and adds the activities that follow from a hearing, and remembers that they do. Throws a FieldProblem for what cannot be computed; then nothing
 * of it is written.
 */
export async function writeResults(
  trx: Trx,
  { author, matter, hearing }: { author: Author; matter: Matter; hearing: Hearing },
  { decision, activities }: HearingResults
): Promise<void> {
  const { workspaceId, id: hearingId } = hearing
  const rows: { deadlineId?: number; activityId?: number }[] = []
  if (decision) {
    const own = { kind: 'hearing' as const, title: null, documentId: null, parentId: null, happenedOn: hearing.day }
    const asked = { author, matter, proposal: { ...decision, ...own } }
    for (const { id } of await new ProposeDeadlines().write(trx, asked).catch(renamed)) rows.push({ deadlineId: id })
  }
  for (const fields of activities) {
    const { id } = await new AddActivity().write(trx, { author, matter, fields })
    rows.push({ activityId: id })
  }
  await HearingResult.createMany(
    rows.map((row) => ({ workspaceId, hearingId, deadlineId: null, activityId: null, ...row })),
    { client: trx }
  )
}
