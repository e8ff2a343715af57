import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { findDeadline } from '#app/docket/queries/find_deadline'
import type MatterDeadline from '#app/docket/models/matter_deadline'
import type Matter from '#app/matters/models/matter'
import { refreshNextDates } from '#app/matters/next_dates'
import { holdMatter } from './hold_docket.js'

/** What the log says of a change; null when nothing changed. */
export type Told = { action: string; before?: Record<string, unknown>; after?: Record<string, unknown> } | null

/** Changes one deadline of a matter, which was looked at in a version; keeps the log and the next date of the matter in step. Throws FieldProblem for another version. */
export function changeDeadline(
  { author, matter, id, version }: { author: Author; matter: Matter; id: number; version: number },
  change: (deadline: MatterDeadline, trx: Trx) => Promise<Told> | Told
): Promise<MatterDeadline> {
  return db.transaction(async (trx) => {
    await holdMatter(trx, matter)
    const deadline = await findDeadline(matter, id, trx)
    deadline.mustBeAt(version)
    const told = await change(deadline, trx)
    if (told === null) return deadline
    await deadline.merge({ version: version + 1 }).save()
    await tell(trx, author, deadline, told)
    await refreshNextDates(trx, [matter.id])
    return deadline
  })
}

/** Writes what was done with a deadline in the log of its matter; `title` says which one. */
export function tell(trx: Trx, author: Author, deadline: MatterDeadline, told: NonNullable<Told>): Promise<void> {
  const { workspaceId, matterId, id, title } = deadline
  const after = { title, ...told.after }
  return record(trx, author, { workspaceId, matterId, subject: { type: 'deadline', id }, ...told, after })
}
