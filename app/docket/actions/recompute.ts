import type { Trx } from '#app/core/database/trx'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import type { NonWorkingCalendar } from '#app/deadlines/domain/calendar'
import { computedColumns, sheetOf } from '#app/docket/domain/compute_deadline'
import { saidDay } from '#app/core/text/said_day'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { keepersOf } from '#app/docket/queries/keepers_of'
import type MatterDeadlineRevision from '#app/docket/models/matter_deadline_revision'
import type Matter from '#app/matters/models/matter'
import { membersWithAccess } from '#app/matters/queries/members_with_access'
import { tell } from './change_deadline.js'
import { notifyOfDeadline } from './deadline_notices.js'
import { reviseDates } from './revise_dates.js'

/** On what a firm counts. */
export interface Basis {
  calendars: ReadonlyMap<string, NonWorkingCalendar>
  zone: string
}

interface Recomputing {
  deadline: MatterDeadline
  /** From what it is computed; what it was computed from without. */
  request?: MatterDeadline['request']
  matter: Matter
  basis: Basis
  cause: MatterDeadlineRevision['cause']
  author: Author
  /** Who sees the matter, for those who compute many; asked each time without. */
  whoSees?: (matter: Matter) => Promise<number[]>
}

/**
 * Computes a deadline again from what it runs from, without saving it. The former dates are kept and its keepers are told only when a date changed, or the hour at which it ends
 * on the clocks of the firm; what cannot be computed any more keeps its date and says why. Returns whether a date changed.
 */
export async function recompute(trx: Trx, recomputing: Recomputing): Promise<boolean> {
  const { deadline, matter, basis, cause, author, request = deadline.request, whoSees } = recomputing
  if (deadline.source === 'manual' || request === null) return false
  const notifyKeepers = async (kind: string, values?: Record<string, string>) => {
    const able = await (whoSees?.(matter) ?? membersWithAccess(matter, trx))
    const to = await keepersOf(trx, deadline, matter, able)
    await notifyOfDeadline(trx, { actorId: author.userId, matter, deadline, to, kind, values, able })
  }
  try {
    const columns = computedColumns(request, sheetOf(request, basis.calendars, basis.zone))
    const { lastDay } = deadline
    const next = new MatterDeadline().merge({ ...columns })
    deadline.problem = null
    if (JSON.stringify(next.wallDates) === JSON.stringify(deadline.wallDates)) {
      deadline.merge(columns)
      return false
    }
    await reviseDates(trx, deadline, { cause, by: author.userId, change: () => deadline.merge(columns) })
    deadline.version += 1
    const day = { lastDay: deadline.lastDay }
    await tell(trx, author, deadline, { action: 'deadline.recomputed', before: { lastDay }, after: day })
    await notifyKeepers('deadline_moved', { before: lastDay === null ? 'none' : saidDay(lastDay) })
    return true
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error
    const [problem] = error.sentences
    const isNew = deadline.problem?.key !== problem!.key
    deadline.problem = problem!
    if (isNew) await notifyKeepers('deadline_stuck')
    return false
  }
}
