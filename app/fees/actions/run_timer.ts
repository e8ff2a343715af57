import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { toSqlInstant } from '#app/core/models/columns'
import { changingMoney } from '#app/billing/actions/changing_money'
import { elapsedMinutes } from '#app/fees/domain/minutes'
import RunningTimer from '#app/fees/models/running_timer'
import type TimeEntry from '#app/fees/models/time_entry'
import type Matter from '#app/matters/models/matter'
import { type Firm } from './hold_fees.js'
import { addTime } from './write_time.js'

/** What is said of the time when a watch is stopped. `minutes` is null for what the watch shows. */
export interface StoppedTimer {
  description: string
  minutes: number | null
  billable: boolean
}

/** The watch of a person: it measures time, and nothing else changes with it. One runs at a time in a firm. */
export class RunTimer {
  /** Throws a FieldProblem while one runs. */
  async start({ userId }: Author, matter: Matter): Promise<void> {
    const [started_at, { id: matter_id, workspaceId: workspace_id }] = [toSqlInstant(clock.now()), matter]
    await changingMoney(async (trx) => {
      const row = { workspace_id, user_id: userId, matter_id, started_at }
      await trx.knexQuery().table('running_timers').insert(row).onConflict(['workspace_id', 'user_id']).ignore()
      // Not held: who found one already shares its lock with others, and none of them could get it alone.
      const own = await RunningTimer.in({ id: workspace_id }, trx).where({ user_id: userId! }).first()
      if (own?.matterId !== matter.id) throw new FieldProblem('matterId', 'fees.problem.timer_runs')
    })
  }

  /** Writes its time down, on the day on which it was started by the clock of the firm. Throws a FieldProblem when none runs. */
  stop(author: Author, firm: Firm, { description, minutes, billable }: StoppedTimer): Promise<TimeEntry> {
    return changingMoney(async (trx) => {
      const timer = await runningOf(trx, { workspaceId: firm.id, userId: author.userId! })
      if (!timer) throw new FieldProblem('description', 'fees.problem.no_timer')
      const workedOn = timer.startedAt.setZone(firm.timeZone).toISODate()!
      const measured = elapsedMinutes(timer.startedAt.toMillis(), clock.now().toMillis())
      const matter = { id: timer.matterId, workspaceId: firm.id }
      const fields = { workedOn, minutes: minutes ?? measured, description, billable, rate: null }
      await timer.delete()
      return addTime(trx, author, { matter, fields })
    })
  }

  /** Forgets what it measured. */
  discard({ userId }: Author, firm: Firm): Promise<void> {
    return changingMoney(async (trx) => {
      const timer = await runningOf(trx, { workspaceId: firm.id, userId: userId! })
      await timer?.delete()
    })
  }
}

function runningOf(trx: Trx, { workspaceId, userId }: { workspaceId: number; userId: number }) {
  return RunningTimer.in({ id: workspaceId }, trx).where({ user_id: userId }).forUpdate().first()
}
