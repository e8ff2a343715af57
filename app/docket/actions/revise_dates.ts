import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import type MatterDeadline from '#app/docket/models/matter_deadline'
import MatterDeadlineRevision from '#app/docket/models/matter_deadline_revision'

interface Revision {
  cause: MatterDeadlineRevision['cause']
  /** Id of the person; null for the passing of time and for calendars. */
  by: number | null
  /** Changes the dates of the deadline. */
  change(): unknown
}

/** Changes the dates of a deadline and keeps those that it had, with their sheet. What a second person signed were those: they sign again. Who changed a confirmed one answers for the new dates, and cannot be the one who signs them. */
export async function reviseDates(trx: Trx, deadline: MatterDeadline, { cause, by, change }: Revision): Promise<void> {
  const { id: deadlineId, workspaceId, matterId, dates: before, sheet } = deadline
  change()
  const row = { deadlineId, workspaceId, matterId, cause, before, after: deadline.dates, sheet, changedById: by }
  await MatterDeadlineRevision.create(row, { client: trx })
  deadline.signedById = null
  deadline.signedAt = null
  if (by !== null && deadline.status === 'confirmed') deadline.merge({ confirmedById: by, confirmedAt: clock.now() })
}
