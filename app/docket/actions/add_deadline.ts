import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { translate } from '#app/core/messages/catalogue'
import TermComputation from '#app/deadlines/models/term_computation'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { computedColumns } from '#app/docket/domain/compute_deadline'
import { endOfDay } from '#app/docket/domain/dates'
import type MatterDeadline from '#app/docket/models/matter_deadline'
import type Matter from '#app/matters/models/matter'
import { refreshNextDates } from '#app/matters/next_dates'
import { holdDocket, holdMatter } from './hold_docket.js'
import { mustNotBePast, newDeadline } from './new_deadline.js'
import { recompute } from './recompute.js'

export interface ManualDeadline {
  title: string
  /** ISO date. */
  lastDay: string
  acceptPast: boolean
}

/** A deadline that a plan sets on a day: `days` calendar days after the day on which it is carried out. */
export interface PlannedDeadline {
  title: string
  days: number
  responsibleId: number | null
  shown: boolean
  /** What the client reads once it is confirmed. */
  clientText: string | null
}

/** Proposes a deadline whose date nobody computed here, or one that was computed without a matter. */
export class AddDeadline {
  /** What is written down by hand. Throws a FieldProblem for what ended already and was not meant to. */
  byHand(author: Author, matter: Matter, { title, lastDay, acceptPast }: ManualDeadline): Promise<MatterDeadline> {
    return db.transaction(async (trx) => {
      const zone = await holdMatter(trx, matter)
      mustNotBePast(lastDay, clock.now().setZone(zone).toISODate()!, acceptPast)
      const columns = { source: 'manual' as const, title, lastDay, lastInstant: endOfDay(lastDay, zone) }
      const deadline = await newDeadline(trx, { author, matter, columns })
      await refreshNextDates(trx, [matter.id])
      return deadline
    })
  }

  /** What a plan sets after today, the day of the firm, within a transaction. Nothing of it is confirmed: that is for a person. */
  async planned(
    trx: Trx,
    { author, matter, deadlines }: { author: Author; matter: Matter; deadlines: PlannedDeadline[] }
  ): Promise<void> {
    const zone = await holdMatter(trx, matter)
    const today = clock.now().setZone(zone)
    for (const { days, ...kept } of deadlines) {
      const lastDay = today.plus({ days }).toISODate()!
      const columns = { source: 'manual' as const, ...kept, lastDay, lastInstant: endOfDay(lastDay, zone) }
      await newDeadline(trx, { author, matter, columns })
    }
    await refreshNextDates(trx, [matter.id])
  }

  /**
   * A filed computation becomes a deadline of a matter, with the sheet that it has. Where calendars changed since, it is computed again and keeps the former date. Throws a
   * FieldProblem for what ended already and was not meant to.
   */
  fromComputation(
    author: Author,
    matter: Matter,
    { id, acceptPast }: { id: number; acceptPast: boolean }
  ): Promise<MatterDeadline> {
    return db.transaction(async (trx) => {
      const firm = { id: matter.workspaceId }
      const zone = await holdDocket(trx, matter)
      const { request, sheet, term, title } = await TermComputation.findIn(firm, id, trx)
      const basis = { calendars: await loadCalendars(firm, trx), zone }
      const columns = {
        source: 'computed' as const,
        title: title ?? translate('es', `deadlines.term.${term}`),
        computationId: id,
        ...computedColumns(request, sheet),
      }
      const deadline = await newDeadline(trx, { author, matter, columns })
      await recompute(trx, { deadline, matter, basis, cause: 'calendar', author })
      mustNotBePast(deadline.lastDay, clock.now().setZone(zone).toISODate()!, acceptPast)
      await deadline.save()
      await refreshNextDates(trx, [matter.id])
      return deadline
    })
  }
}
