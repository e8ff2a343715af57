import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { sheetOf } from '#app/docket/domain/compute_deadline'
import { firmToday } from '#app/docket/domain/dates'
import { kindOfTrigger } from '#app/docket/domain/kinds'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { findTrigger } from '#app/docket/queries/find_deadline'
import type Matter from '#app/matters/models/matter'
import { refreshNextDates } from '#app/matters/next_dates'
import { holdDocket } from './hold_docket.js'
import { atTrigger } from './propose_deadlines.js'
import { recompute } from './recompute.js'

export interface TriggerEdit {
  id: number
  version: number
  title: string
  /** ISO date. */
  happenedOn: string
  time: string | null
  notification: string
  handling: string | null
  responsible: string | null
}

/** Corrects what deadlines run from, and computes again those of them that still run. */
export class EditTrigger {
  /** Returns how many dates changed. Throws a FieldProblem for what cannot be computed and for another version; then nothing changes. */
  handle(author: Author, matter: Matter, { id, version, ...edit }: TriggerEdit): Promise<number> {
    return db.transaction(async (trx) => {
      const zone = await holdDocket(trx, matter)
      const trigger = await findTrigger(matter, id, trx)
      if (trigger.version !== version) throw new FieldProblem('version', 'docket.problem.stale')
      if (edit.happenedOn > firmToday({ timeZone: zone }))
        throw new FieldProblem('happenedOn', 'docket.problem.not_yet')
      const { title, happenedOn, time, notification, handling, responsible } = edit
      const before = { happenedOn: trigger.happenedOn, notification: trigger.notification }
      const calendarKeys = { handlingCalendar: handling, responsibleCalendar: responsible }
      const values = {
        title,
        happenedOn,
        time,
        notification,
        kind: trigger.kind === 'hearing' ? trigger.kind : kindOfTrigger(notification),
        ...calendarKeys,
      }
      await trigger.merge({ ...values, version: version + 1 }).save()
      const subject = { type: 'deadline_trigger', id }
      const { workspaceId, id: matterId } = matter
      const audited = { workspaceId, matterId, action: 'deadline_trigger.edited', subject, before }
      await record(trx, author, { ...audited, after: { title, happenedOn, notification } })
      const basis = { calendars: await loadCalendars({ id: workspaceId }, trx), zone }
      const running = await MatterDeadline.in({ id: workspaceId }, trx).where({ triggerId: id, open: true })
      let changed = 0
      for (const deadline of running) {
        const request = trigger.fieldsFor(deadline.term!)
        atTrigger(() => sheetOf(request, basis.calendars, zone))
        if (await recompute(trx, { deadline, request, matter, basis, cause: 'recomputed', author })) changed += 1
        await deadline.save()
      }
      await refreshNextDates(trx, [matterId])
      return changed
    })
  }
}
