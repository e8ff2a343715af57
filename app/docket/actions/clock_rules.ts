import type { Trx } from '#app/core/database/trx'
import { FieldProblem, type Sentence } from '#app/core/errors/field_problem'
import { saidDay } from '#app/core/text/said_day'
import MatterClockAct from '#app/docket/models/matter_clock_act'
import type MatterDeadline from '#app/docket/models/matter_deadline'

const MISSING_YEAR = 'deadlines.problem.missing_year'

/** Throws a FieldProblem for an act that has not come. */
export function mustHaveHappened(happenedOn: string, today: string): void {
  if (happenedOn > today) throw new FieldProblem('happenedOn', 'docket.problem.not_yet')
}

/** Throws a FieldProblem for a deadline that is no clock, or a clock that was closed. */
export function mustRun({ source, open, status }: MatterDeadline): void {
  if (source !== 'clock') throw new FieldProblem('version', 'docket.problem.no_clock')
  if (!open) throw new FieldProblem('version', `docket.problem.is_${status}`)
}

/**
 * Throws a FieldProblem for an act after a clock ran out: what lapsed does not run again by itself (Código de Comercio, artículo 1076: «operará de pleno derecho»). A
 * person who knows that it does begins another clock from that act.
 */
export function mustNotHaveRunOut({ lastDay }: MatterDeadline, happenedOn: string): void {
  if (lastDay !== null && happenedOn > lastDay)
    throw new FieldProblem('happenedOn', 'docket.problem.ran_out', { day: saidDay(lastDay) })
}

/** The acts of a clock that were not removed. */
export const actsOf = (trx: Trx, { id, workspaceId }: MatterDeadline): Promise<MatterClockAct[]> =>
  MatterClockAct.in({ id: workspaceId }, trx).where('deadline_id', id).whereNull('removed_at').orderBy('id')

/** What was computed; for a year that no calendar has, why it was not. Other problems are thrown on. */
export function computedOrStuck<T extends object>(compute: () => T): (T & { problem: null }) | { problem: Sentence } {
  try {
    return { ...compute(), problem: null }
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error
    const [problem] = error.sentences
    if (problem?.key !== MISSING_YEAR) throw error
    return { problem }
  }
}
