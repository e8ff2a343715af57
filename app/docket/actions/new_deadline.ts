import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { saidDay } from '#app/core/text/said_day'
import { tell } from './change_deadline.js'
import type Matter from '#app/matters/models/matter'

type Columns = Partial<MatterDeadline['$attributes']> & { source: MatterDeadline['source']; title: string }

/** Writes a proposed deadline in a matter, and the log. */
export async function newDeadline(
  trx: Trx,
  { author, matter, columns }: { author: Author; matter: Matter; columns: Columns }
): Promise<MatterDeadline> {
  const row = {
    workspaceId: matter.workspaceId,
    matterId: matter.id,
    status: 'proposed' as const,
    open: true,
    stale: false,
    needsSignature: false,
    shown: false,
    responsibleId: matter.responsibleId,
    proposedById: author.userId,
    proposedAt: clock.now(),
    version: 1,
    ...columns,
  }
  const deadline = await MatterDeadline.create(row, { client: trx })
  const { source, term, lastDay, shown, clientText } = deadline
  const after = { source, term, lastDay, ...(shown && { shown, clientText }) }
  await tell(trx, author, deadline, { action: 'deadline.proposed', after })
  return deadline
}

/** Throws a FieldProblem for what ended before it was written down, unless that was said on purpose. */
export function mustNotBePast(lastDay: string | null, today: string, acceptPast: boolean): void {
  if (lastDay !== null && lastDay < today && !acceptPast)
    throw new FieldProblem('acceptPast', 'docket.problem.past', { day: saidDay(lastDay) })
}
