import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { translate } from '#app/core/messages/catalogue'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { computedColumns, sheetOf } from '#app/docket/domain/compute_deadline'
import type { TriggerKind } from '#app/docket/domain/kinds'
import type MatterDeadline from '#app/docket/models/matter_deadline'
import MatterTrigger from '#app/docket/models/matter_trigger'
import { findDeadline } from '#app/docket/queries/find_deadline'
import { documentOf } from '#app/docket/queries/document_of'
import type Matter from '#app/matters/models/matter'
import { refreshNextDates } from '#app/matters/next_dates'
import { holdDocket } from './hold_docket.js'
import { mustNotBePast, newDeadline } from './new_deadline.js'

/** What happened, and the terms that it opens. */
export interface TriggerFields {
  kind: TriggerKind
  /** Key of `RESOLUTIONS`; null for another thing. */
  resolution: string | null
  /** What it is called in the matter; without one, by its resolution. */
  title: string | null
  /** ISO date. */
  happenedOn: string
  /** 'HH:mm', for terms of hours. */
  time: string | null
  /** Keys of the rule of the notification and of the calendars. */
  notification: string
  handling: string | null
  responsible: string | null
  documentId: number | null
}

export interface Proposal extends TriggerFields {
  /** Keys of terms; none for what opens no term. */
  terms: string[]
  /** The deadline that this followed from. */
  parentId: number | null
  /** Terms that ended already are written down all the same. */
  acceptPast: boolean
}

/** Writes down what happened in a matter and proposes the deadlines that it opens; a person confirms each. */
export class ProposeDeadlines {
  /** Throws a FieldProblem for what cannot be computed; then nothing is written. */
  handle(author: Author, matter: Matter, proposal: Proposal): Promise<MatterDeadline[]> {
    return db.transaction((trx) => this.write(trx, { author, matter, proposal }))
  }

  /** The same within a transaction, which has held nothing yet: calendars come before all else. */
  async write(
    trx: Trx,
    { author, matter, proposal }: { author: Author; matter: Matter; proposal: Proposal }
  ): Promise<MatterDeadline[]> {
    const zone = await holdDocket(trx, matter)
    const today = clock.now().setZone(zone).toISODate()!
    if (proposal.happenedOn > today) throw new FieldProblem('happenedOn', 'docket.problem.not_yet')
    if (proposal.parentId !== null) await this.checkParent(trx, matter, proposal)
    const trigger = await this.writeTrigger(trx, { author, matter, proposal })
    const calendars = await loadCalendars({ id: matter.workspaceId }, trx)
    const deadlines: MatterDeadline[] = []
    for (const term of proposal.terms) {
      const fields = trigger.fieldsFor(term)
      const sheet = atTrigger(() => sheetOf(fields, calendars, zone))
      mustNotBePast(sheet.lastDay, today, proposal.acceptPast)
      const columns = {
        source: 'computed' as const,
        title: translate('es', `deadlines.term.${term}`),
        triggerId: trigger.id,
        parentId: proposal.parentId,
        ...computedColumns(fields, sheet),
      }
      deadlines.push(await newDeadline(trx, { author, matter, columns }))
    }
    await refreshNextDates(trx, [matter.id])
    return deadlines
  }

  private async checkParent(trx: Trx, matter: Matter, { parentId, happenedOn }: Proposal) {
    const parent = await findDeadline(matter, parentId!, trx)
    if (parent.request && happenedOn < parent.request.notifiedOn)
      throw new FieldProblem('happenedOn', 'docket.problem.before_parent')
  }

  private async writeTrigger(
    trx: Trx,
    { author, matter, proposal }: { author: Author; matter: Matter; proposal: Proposal }
  ): Promise<MatterTrigger> {
    const { id: matterId, workspaceId } = matter
    const { kind, resolution, happenedOn, time, notification } = proposal
    const title = proposal.title ?? translate('es', `docket.resolution.${resolution ?? 'other'}`)
    const documentId = await documentOf(trx, matter, proposal.documentId)
    const calendars = { handlingCalendar: proposal.handling, responsibleCalendar: proposal.responsible }
    const row = { workspaceId, matterId, kind, resolution, title, happenedOn, time, notification, documentId }
    const trigger = await MatterTrigger.create(
      { ...row, ...calendars, createdById: author.userId, version: 1 },
      { client: trx }
    )
    await record(trx, author, {
      ...{ workspaceId, matterId, action: 'deadline_trigger.recorded' },
      subject: { type: 'deadline_trigger', id: trigger.id },
      after: { title, happenedOn, notification },
    })
    return trigger
  }
}

/** Says a problem of the calculator at the field of the same meaning of the form of what happened. */
export function atTrigger<T>(compute: () => T): T {
  try {
    return compute()
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error
    const field = { notifiedOn: 'happenedOn', term: 'terms' }[error.field] ?? error.field
    throw new FieldProblem(field, error.sentences)
  }
}
