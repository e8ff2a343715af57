import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { translate } from '#app/core/messages/catalogue'
import TermComputation from '#app/deadlines/models/term_computation'
import { computedColumns } from '#app/docket/domain/compute_deadline'
import { endOfDay } from '#app/docket/domain/dates'
import type MatterDeadline from '#app/docket/models/matter_deadline'
import Matter from '#app/matters/models/matter'
import { refreshNextDates } from '#app/matters/next_dates'
import { firmZone } from '#app/workspaces/queries/firm_zone'
import { mustNotBePast, newDeadline } from './new_deadline.js'

export interface ManualDeadline {
  title: string
  /** ISO date. */
  lastDay: string
  acceptPast: boolean
}

/** Proposes a deadline whose date nobody computed here, or one that was computed without a matter. */
export class AddDeadline {
  /** What is written down by hand. Throws a FieldProblem for what ended already and was not meant to. */
  byHand(author: Author, matter: Matter, { title, lastDay, acceptPast }: ManualDeadline): Promise<MatterDeadline> {
    return db.transaction(async (trx) => {
      await Matter.hold(matter, trx)
      const zone = await firmZone(matter.workspaceId, trx)
      mustNotBePast(lastDay, clock.now().setZone(zone).toISODate()!, acceptPast)
      const columns = { source: 'manual' as const, title, lastDay, lastInstant: endOfDay(lastDay, zone) }
      const deadline = await newDeadline(trx, { author, matter, columns })
      await refreshNextDates(trx, [matter.id])
      return deadline
    })
  }

  /** A filed computation becomes a deadline of a matter, with the sheet that it has; calendars may have changed since, so it is computed again. */
  fromComputation(author: Author, matter: Matter, { id }: TermComputation): Promise<MatterDeadline> {
    return db.transaction(async (trx) => {
      await Matter.hold(matter, trx)
      const { request, sheet, term, title } = await TermComputation.findIn({ id: matter.workspaceId }, id, trx)
      const columns = {
        source: 'computed' as const,
        title: title ?? translate('es', `deadlines.term.${term}`),
        computationId: id,
        stale: true,
        ...computedColumns(request, sheet),
      }
      const deadline = await newDeadline(trx, { author, matter, columns })
      await refreshNextDates(trx, [matter.id])
      return deadline
    })
  }
}
