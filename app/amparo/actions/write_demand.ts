import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { heldZone } from '#app/workspaces/queries/firm_zone'
import { NO_ANSWERS, type DemandAnswers, type DemandKind, type DemandStep } from '#app/amparo/domain/demand'
import AmparoDemand from '#app/amparo/models/amparo_demand'
import LegalDocument from '#app/research/models/legal_document'

/** What one step of a demand keeps: all answers, as they are now. */
export interface SavedDemand {
  version: number
  title: string
  step: DemandStep
  answers: DemandAnswers
}

/** Who writes a demand, and in which firm. */
export interface DemandWriter {
  author: Author
  viewer: { userId: number; workspaceId: number }
}

/** Begins, keeps and discards demands that are written step by step. */
export class WriteDemand {
  begin(
    { author, viewer }: DemandWriter,
    { kind, title, matterId }: { kind: DemandKind; title: string; matterId: number | null }
  ): Promise<AmparoDemand> {
    const { workspaceId, userId: ownerId } = viewer
    return db.transaction(async (trx) => {
      const of = { workspaceId, ownerId, matterId, proceedingId: null, finishedAt: null, version: 1 }
      const demand = await AmparoDemand.create(
        { ...of, kind, title, step: 'act', answers: NO_ANSWERS },
        { client: trx }
      )
      await logDemand(trx, author, demand, 'amparo_demand.begun')
      return demand
    })
  }

  /**
   * Keeps what was typed. Throws a FieldProblem when it was saved since `version`, when it ended already, for what happened after today, and for texts that the library does not
   * have; then nothing changes.
   */
  save({ viewer }: DemandWriter, id: number, saved: SavedDemand): Promise<AmparoDemand> {
    return db.transaction(async (trx) => {
      const demand = await heldDemand(trx, viewer, id, saved.version)
      await refuseFuture(trx, viewer.workspaceId, saved.answers)
      const theses = await knownTheses(trx, saved.answers)
      const { title, step, version } = saved
      return demand.merge({ title, step, answers: { ...saved.answers, theses }, version: version + 1 }).save()
    })
  }

  discard({ author, viewer }: DemandWriter, id: number): Promise<void> {
    return db.transaction(async (trx) => {
      const demand = await heldDemand(trx, viewer, id)
      await logDemand(trx, author, demand, 'amparo_demand.discarded')
      await demand.delete()
    })
  }
}

/** A demand that is still being written, held. Throws a FieldProblem when it was saved since `version` or ended already. */
export async function heldDemand(
  trx: Trx,
  viewer: DemandWriter['viewer'],
  id: number,
  version?: number
): Promise<AmparoDemand> {
  const demand = await AmparoDemand.findSeenBy(viewer, id, trx)
  if (demand.finishedAt !== null) throw new FieldProblem('version', 'amparo.problem.finished')
  if (version !== undefined && demand.version !== version) throw new FieldProblem('version', 'amparo.problem.stale')
  return demand
}

/** What is told of a demand in the log: its title, never what it says. */
export async function logDemand(
  trx: Trx,
  author: Author,
  { id, workspaceId, matterId, title, kind }: AmparoDemand,
  action: 'amparo_demand.begun' | 'amparo_demand.discarded' | 'amparo_demand.finished' | 'amparo_demand.printed'
): Promise<void> {
  const subject = { type: 'amparo_demand', id }
  const told = matterId === null ? {} : { matterId, after: { title, kind } }
  await record(trx, author, { workspaceId, action, subject, ...told })
}

/** Throws a FieldProblem for what happened after the day of the firm. */
export async function refuseFuture(trx: Trx, workspaceId: number, { happenedOn }: DemandAnswers): Promise<void> {
  if (happenedOn === null) return
  const today = clock
    .now()
    .setZone(await heldZone(workspaceId, trx))
    .toISODate()!
  if (happenedOn > today) throw new FieldProblem('happenedOn', 'amparo.problem.future')
}

/** The theses as the library names them; what it does not have is left out of nothing: it is refused. */
async function knownTheses(trx: Trx, { theses }: DemandAnswers): Promise<DemandAnswers['theses']> {
  const ids = [...new Set(theses.map(({ documentId }) => documentId))]
  if (ids.length === 0) return []
  const found = await LegalDocument.query({ client: trx }).whereIn('id', ids).select('id', 'title', 'citation')
  const byId = new Map(found.map((document) => [document.id, document]))
  return ids.map((documentId) => {
    const document = byId.get(documentId)
    if (!document) throw new FieldProblem('theses', 'amparo.problem.no_thesis')
    return { documentId, title: document.title, citation: document.citation }
  })
}
