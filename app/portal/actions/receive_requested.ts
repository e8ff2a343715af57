import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Client from '#app/clients/models/client'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { StoreDocument } from '#app/documents/actions/store_document'
import type Document from '#app/documents/models/document'
import type { ReceivedDocument } from '#app/documents/receiving/inspect_file'
import type Matter from '#app/matters/models/matter'
import PortalRequestFile from '#app/portal/models/portal_request_file'
import { notifyFirm } from '#app/portal/portal_notices'
import { lockRequest } from '#app/portal/queries/lock_request'

/** Keeps a file that a client sends for a request among the documents of the matter, as theirs. */
export class ReceiveRequested {
  /** `id` is the request's. Throws NotFound when it is not of this matter, FieldProblem when nothing is waited for any more, DocumentProblem without room. */
  async handle(author: Author, matter: Matter, id: number, received: ReceivedDocument): Promise<Document> {
    const placed = {
      folderId: null,
      origin: 'client' as const,
      shared: true,
      clientId: await clientOf(matter, author.userId!),
    }
    return new StoreDocument().handle(author, matter, received, placed, (trx, document) =>
      this.file(trx, author, matter, { id, document })
    )
  }

  private async file(
    trx: TransactionClientContract,
    author: Author,
    matter: Matter,
    { id, document }: { id: number; document: Document }
  ): Promise<void> {
    const request = await lockRequest(trx, matter, id)
    const { state: before, title } = request
    if (!['open', 'again', 'received'].includes(before)) throw new FieldProblem('file', 'portal.problem.not_waiting')
    const { workspaceId, id: matterId } = matter
    const { id: documentId, name, size } = document
    const file = {
      workspaceId,
      matterId,
      requestId: request.id,
      documentId,
      userId: author.userId,
      name,
      size: Number(size),
    }
    await PortalRequestFile.create(file, { client: trx })
    await request.merge({ state: 'received', reason: null }).save()
    const news = { kind: 'portal_document_received' as const, actorId: author.userId, values: { document: title } }
    await notifyFirm(trx, matter, news)
    const audited = {
      action: 'portal.request_received',
      before: { state: before },
      after: { state: 'received', title },
    }
    await record(trx, author, {
      workspaceId,
      matterId,
      subject: { type: 'portal_request', id: request.id },
      ...audited,
    })
  }
}

/** Which client of the firm an account is; null for one that only follows the matter. */
async function clientOf({ workspaceId }: Matter, userId: number): Promise<number | null> {
  const client = await Client.linkedTo(userId).where('workspace_id', workspaceId).select('id').first()
  return client?.id ?? null
}
