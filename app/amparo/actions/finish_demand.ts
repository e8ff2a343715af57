import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem, renamingFields } from '#app/core/errors/field_problem'
import { awaitCalendars } from '#app/deadlines/actions/change_calendar'
import { ProposeDeadlines } from '#app/docket/actions/propose_deadlines'
import { kindOfTrigger } from '#app/docket/domain/kinds'
import { heldDemand, logDemand, refuseFuture, type DemandWriter } from '#app/amparo/actions/write_demand'
import { WriteProceeding } from '#app/amparo/actions/write_proceeding'
import { resolutionOf } from '#app/amparo/domain/demand'
import { fieldOfDemand, requestOfDemand } from '#app/amparo/domain/demand_term'
import type { ProceedingFields } from '#app/amparo/domain/proceeding_fields'
import type AmparoDemand from '#app/amparo/models/amparo_demand'
import { OpenMatter } from '#app/matters/actions/open_matter'
import { PinDocument } from '#app/matters/actions/pin_document'
import type { NewMatterFields } from '#app/matters/domain/matter_fields'
import Matter from '#app/matters/models/matter'
import LegalDocument from '#app/research/models/legal_document'

/** In which matter a demand ends: one that is there and that the person may edit, or a new one. */
export type DemandMatter = { matterId: number } | { fields: NewMatterFields }

/** Ends a guided demand in a matter with its proceeding, its proposed deadline and its theses. */
export class FinishDemand {
  /** All of it or nothing. Throws a FieldProblem for what is missing or cannot be computed, and for a term that is over and was not accepted. */
  handle(
    writer: DemandWriter,
    firm: { id: number; name: string },
    { id, version, into, acceptPast }: { id: number; version: number; into: DemandMatter; acceptPast: boolean }
  ): Promise<Matter> {
    return db.transaction(async (trx) => {
      await awaitCalendars(trx, firm)
      const demand = await heldDemand(trx, writer.viewer, id, version)
      await refuseFuture(trx, firm.id, demand.answers)
      const request = this.requestOf(demand)
      const { author } = writer
      const matter =
        'matterId' in into
          ? await Matter.findSeenBy(writer.viewer, into.matterId, trx)
          : await new OpenMatter().within(trx, author, firm, { fields: into.fields })
      const { notifiedOn: happenedOn, notification, term, ...rest } = request
      const proposal = {
        ...rest,
        ...{ happenedOn, notification, terms: [term], acceptPast, kind: kindOfTrigger(notification) },
        ...{
          resolution: resolutionOf(demand.kind, demand.answers.actClass),
          title: null,
          documentId: null,
          parentId: null,
        },
      }
      await new ProposeDeadlines().write(trx, { author, matter, proposal }).catch(renamingFields(fieldOfDemand))
      const proceeding = await new WriteProceeding().write(trx, author, firm, fieldsOf(demand, matter.id, request))
      await this.pinTheses(trx, writer, matter, demand)
      await demand
        .merge({ matterId: matter.id, proceedingId: proceeding.id, finishedAt: clock.now(), version: version + 1 })
        .save()
      await logDemand(trx, author, demand, 'amparo_demand.finished')
      return matter
    })
  }

  private requestOf({ kind, answers }: AmparoDemand) {
    if (answers.act === null) throw new FieldProblem('act', 'amparo.problem.no_act')
    const request = requestOfDemand(kind, answers)
    if (request === 'unknown_rule') throw new FieldProblem('notification', 'amparo.problem.unknown_rule')
    if ('missing' in request) throw new FieldProblem(request.missing[0]!, 'amparo.problem.asked')
    return request
  }

  private async pinTheses(trx: Trx, { author }: DemandWriter, matter: Matter, { answers }: AmparoDemand) {
    for (const { documentId } of answers.theses) {
      const document = await LegalDocument.query({ client: trx }).where('id', documentId).first()
      if (document) await new PinDocument().write(trx, author, matter, { document, note: null })
    }
  }
}

/** The proceeding that a demand begins. */
function fieldsOf(
  { kind, answers }: AmparoDemand,
  matterId: number,
  { notifiedOn, notification }: { notifiedOn: string; notification: string }
): ProceedingFields {
  return {
    ...{ kind, isOwn: true, number: null, matterId, parentId: null, notes: null, shownToClient: false },
    ...{ court: answers.court, courtId: answers.courtId, actClaimed: answers.act, authorities: answers.authorities },
    ...{ complainant: answers.complainant, thirdParty: answers.thirdParty, notifiedOn, notification },
    suspension: answers.asksSuspension === 'yes' ? 'requested' : 'none',
  }
}
