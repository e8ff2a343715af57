import User from '#app/accounts/models/user'
import { originOfTerm } from '#app/deadlines/domain/origin_of_term'
import type { ComputationSheet } from '#app/deadlines/domain/sheet'
import type { DeadlineDates } from '#app/docket/domain/dates'
import type { Sent } from '#app/docket/domain/sent'
import Document from '#app/documents/models/document'
import MatterDeadline from '#app/docket/models/matter_deadline'
import MatterDeadlineRevision from '#app/docket/models/matter_deadline_revision'
import MatterTrigger from '#app/docket/models/matter_trigger'
import { deadlineLines } from './deadline_lines.js'

type InMatter = { id: number; workspaceId: number }

/** All that is shown of one deadline: its line, its sheet, who did what with it and every former date. Null when it is not there (any more). */
export async function deadlineCard(matter: InMatter, id: number, userId: number) {
  const own = () =>
    MatterDeadline.in({ id: matter.workspaceId }).where({
      'matter_deadlines.matter_id': matter.id,
      'matter_deadlines.id': id,
    })
  const [line] = await deadlineLines(own())
  if (!line) return null
  const deadline = await own().firstOrFail()
  const revisions = await MatterDeadlineRevision.in({ id: matter.workspaceId })
    .where('deadline_id', id)
    .select('id', 'workspace_id', 'cause', 'before', 'after', 'changed_by_id', 'created_at')
    .orderBy('id', 'desc')
    .preload('changedBy')
  const inMatter = (own: number) => ({ id: own, matter_id: matter.id })
  const trigger =
    deadline.triggerId === null
      ? null
      : await MatterTrigger.in({ id: matter.workspaceId }).where(inMatter(deadline.triggerId)).first()
  const name = await loadNames(deadline)
  const document = await loadDocuments(matter, [deadline.proofDocumentId, trigger?.documentId ?? null])
  const { proposedById, confirmedById, signedById, closedById, parentId } = deadline
  const parent =
    parentId === null
      ? null
      : await MatterDeadline.in({ id: matter.workspaceId }).where(inMatter(parentId)).select('id', 'title').first()
  return {
    ...line,
    sheet: deadline.sheet as Sent<ComputationSheet> | null,
    origin: deadline.term === null ? null : (originOfTerm(deadline.term) ?? null),
    computationId: deadline.computationId,
    parent: parent && { id: parent.id, title: parent.title },
    trigger: trigger && {
      ...{ id: trigger.id, title: trigger.title, happenedOn: trigger.happenedOn, time: trigger.time },
      ...{ notification: trigger.notification, version: trigger.version },
      ...{ handling: trigger.handlingCalendar, responsible: trigger.responsibleCalendar },
      document: document(trigger.documentId),
    },
    proposed: { by: name(proposedById), at: deadline.proposedAt.toISO()! },
    confirmed: deadline.confirmedAt && { by: name(confirmedById), at: deadline.confirmedAt.toISO()! },
    signed: deadline.signedAt && { by: name(signedById), at: deadline.signedAt.toISO()! },
    closed: deadline.closedAt && { by: name(closedById), at: deadline.closedAt.toISO()! },
    metOn: deadline.metOn,
    proof: deadline.proof,
    proofDocument: document(deadline.proofDocumentId),
    reason: deadline.reason,
    shown: deadline.shown,
    clientText: deadline.clientText,
    maySign: deadline.canBeSignedBy(userId),
    revisions: revisions.map(({ id: revisionId, cause, before, after, changedBy, createdAt }) => {
      return {
        id: revisionId,
        cause,
        before: before as Sent<DeadlineDates>,
        after: after as Sent<DeadlineDates>,
        by: changedBy?.name ?? null,
        at: createdAt.toISO()!,
      }
    }),
  }
}

async function loadNames({ proposedById, confirmedById, signedById, closedById }: MatterDeadline) {
  const ids = [proposedById, confirmedById, signedById, closedById].filter((id) => id !== null)
  const people = new Map((await User.query().whereIn('id', ids).select('id', 'name')).map(({ id, name }) => [id, name]))
  return (id: number | null) => (id === null ? null : (people.get(id) ?? null))
}

async function loadDocuments(matter: InMatter, ids: (number | null)[]) {
  const wanted = ids.filter((id) => id !== null)
  const documents = await Document.in({ id: matter.workspaceId })
    .whereIn('id', wanted)
    .where({ matter_id: matter.id, trashed: 0 })
    .select('id', 'name')
  const named = new Map(documents.map(({ id, name }) => [id, { id, name }]))
  return (id: number | null) => (id === null ? null : (named.get(id) ?? null))
}
