import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { translate } from '#app/core/messages/catalogue'
import type { ComputationFields } from '#app/deadlines/domain/computation_fields'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { startOf, type ActEffect } from '#app/docket/domain/clocks'
import { computedColumns, sheetOf } from '#app/docket/domain/compute_deadline'
import { firmToday } from '#app/docket/domain/dates'
import MatterClockAct from '#app/docket/models/matter_clock_act'
import type MatterDeadline from '#app/docket/models/matter_deadline'
import { documentOf } from '#app/docket/queries/document_of'
import { keepersOf } from '#app/docket/queries/keepers_of'
import type Matter from '#app/matters/models/matter'
import { refreshNextDates } from '#app/matters/next_dates'
import { firmZone } from '#app/workspaces/queries/firm_zone'
import { changeDeadline } from './change_deadline.js'
import { notifyOfDeadline } from './deadline_notices.js'
import { actsOf, computedOrStuck, mustHaveHappened, mustNotHaveRunOut, mustRun } from './clock_rules.js'
import type { Seen } from './confirm_deadline.js'
import { holdDocket } from './hold_docket.js'
import { mustNotBePast, newDeadline } from './new_deadline.js'
import { recompute } from './recompute.js'

export interface ClockAct {
  title: string
  /** ISO date. */
  happenedOn: string
  /** Key of the rule by which it counts. */
  notification: string
  documentId: number | null
}

export interface NewClock extends ClockAct {
  /** Key of a term that begins again with each act: `CLOCK_TERMS`. */
  term: string
  handling: string | null
  /** It is written down although it is over. */
  acceptPast: boolean
}

interface Context {
  author: Author
  matter: Matter
  deadline: MatterDeadline
}

/** Says a problem of the calculator at the field of the same meaning of the form of an act; `ofTerm` is where one of the term is told, which only a new clock asks for. */
function atAct<T>(ofTerm: 'term' | 'happenedOn', compute: () => T): T {
  try {
    return compute()
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error
    const field = { notifiedOn: 'happenedOn', term: ofTerm, responsible: 'handling' }[error.field] ?? error.field
    throw new FieldProblem(field, error.sentences)
  }
}

/** The clocks of a matter: deadlines that begin again with each act that counts. Their dates are computed like all others. */
export class RunClock {
  /** Proposes a clock that runs from an act. Of one that would cross a year without calendar the date stays open, and why. Throws a FieldProblem for what is wrong; then nothing is written. */
  start(author: Author, matter: Matter, { term, handling, acceptPast, ...act }: NewClock): Promise<MatterDeadline> {
    return db.transaction(async (trx) => {
      const zone = await holdDocket(trx, matter)
      mustHaveHappened(act.happenedOn, firmToday({ timeZone: zone }))
      const { happenedOn: notifiedOn, notification } = act
      const request: ComputationFields = { notifiedOn, notification, term, handling, time: null, responsible: null }
      const calendars = await loadCalendars({ id: matter.workspaceId }, trx)
      const computed = computedOrStuck(() =>
        atAct('term', () => computedColumns(request, sheetOf(request, calendars, zone)))
      )
      if (computed.problem === null) mustNotBePast(computed.lastDay, firmToday({ timeZone: zone }), acceptPast)
      const chosen = { term, notification, handlingCalendar: handling, request }
      const columns = { source: 'clock' as const, title: translate('es', `deadlines.term.${term}`), ...chosen }
      const deadline = await newDeadline(trx, { author, matter, columns: { ...columns, ...computed } })
      await this.writeAct(trx, { author, matter, deadline, act, effect: 'restarts' })
      if (computed.problem !== null) await this.notifyOfNoDate(trx, { author, matter, deadline })
      await refreshNextDates(trx, [matter.id])
      return deadline
    })
  }

  /** Records an act of a clock that runs; it begins again with the last of those that restart it. Throws a FieldProblem for what is wrong; then nothing is written. */
  record(
    author: Author,
    matter: Matter,
    { id, version, effect, ...act }: Seen & ClockAct & { effect: ActEffect }
  ): Promise<MatterDeadline> {
    return changeDeadline({ author, matter, id, version }, async (deadline, trx) => {
      mustRun(deadline)
      mustHaveHappened(act.happenedOn, firmToday({ timeZone: await firmZone(matter.workspaceId, trx) }))
      if (effect === 'restarts') mustNotHaveRunOut(deadline, act.happenedOn)
      const { happenedOn, title } = await this.writeAct(trx, { author, matter, deadline, act, effect })
      await this.computeAnew(trx, { author, matter, deadline })
      return { action: 'clock_act.recorded', after: { act: title, happenedOn, effect } }
    })
  }

  /** Takes back an act that was recorded by mistake, which stays to be read. Throws a FieldProblem for the only one that the clock runs from. */
  remove(
    author: Author,
    matter: Matter,
    { id, version, actId, reason }: Seen & { actId: number; reason: string }
  ): Promise<MatterDeadline> {
    return changeDeadline({ author, matter, id, version }, async (deadline, trx) => {
      mustRun(deadline)
      const acts = await actsOf(trx, deadline)
      const act = acts.find((one) => one.id === actId)
      if (!act) throw new FieldProblem('reason', 'docket.problem.no_act')
      if (!startOf(acts.filter((one) => one !== act))) throw new FieldProblem('reason', 'docket.problem.only_act')
      await act.merge({ removedById: author.userId, removedAt: clock.now(), removedReason: reason }).save()
      await this.computeAnew(trx, { author, matter, deadline })
      const { title, happenedOn, effect } = act
      return { action: 'clock_act.removed', before: { act: title, happenedOn, effect }, after: { reason } }
    })
  }

  /** No alert can be planned of a clock without a date: who keeps it learns of that now. */
  private async notifyOfNoDate(trx: Trx, { author, matter, deadline }: Context): Promise<void> {
    const to = await keepersOf(trx, deadline, matter)
    await notifyOfDeadline(trx, { to, actorId: author.userId, kind: 'deadline_stuck', matter, deadline })
  }

  private async writeAct(
    trx: Trx,
    { author, matter, deadline, act, effect }: Context & { act: ClockAct; effect: ActEffect }
  ): Promise<MatterClockAct> {
    const documentId = await documentOf(trx, matter, act.documentId)
    const of = { workspaceId: matter.workspaceId, matterId: matter.id, deadlineId: deadline.id }
    const { title, happenedOn, notification } = act
    const row = { ...of, effect, title, happenedOn, notification, documentId, recordedById: author.userId }
    return MatterClockAct.create(row, { client: trx })
  }

  /** From the last act that restarts it; what cannot be computed keeps its date, and why. */
  private async computeAnew(trx: Trx, { author, matter, deadline }: Context): Promise<void> {
    const start = startOf(await actsOf(trx, deadline))!
    const { happenedOn: notifiedOn, notification } = start
    const current = deadline.request!
    if (current.notifiedOn === notifiedOn && current.notification === notification) return
    const request = { ...current, notifiedOn, notification }
    const zone = await firmZone(matter.workspaceId, trx)
    const calendars = await loadCalendars({ id: matter.workspaceId }, trx)
    computedOrStuck(() => atAct('happenedOn', () => sheetOf(request, calendars, zone)))
    await recompute(trx, { deadline, request, matter, basis: { calendars, zone }, cause: 'restarted', author })
    deadline.request = request
  }
}
