import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type LegalDocument from '#app/research/models/legal_document'
import DocumentMark from '#app/collections/models/document_mark'
import DocumentMarkChange from '#app/collections/models/document_mark_change'

interface Mark {
  state: DocumentMark['state']
  reason: string
}

/** Keeps a firm's word on whether a document holds; every step stays in its history, with who took it, when and why. */
export class MarkDocument {
  /** Marks a document for the whole firm; the same mark with the same reason again changes nothing. */
  async mark(author: Author, workspaceId: number, document: LegalDocument, { state, reason }: Mark): Promise<void> {
    await db.transaction(async (trx) => {
      const before = await currentMark(trx, workspaceId, document.id)
      if (before?.state === state && before.reason === reason) return
      const now = toSqlInstant(clock.now())
      const row = { workspace_id: workspaceId, document_id: document.id, user_id: author.userId, state, reason }
      // One statement: two who mark the same document at once make one row of it.
      await trx
        .knexQuery()
        .table('document_marks')
        .insert({ ...row, created_at: now, updated_at: now })
        .onConflict(['workspace_id', 'document_id'])
        .merge(['user_id', 'state', 'reason', 'updated_at'])
      await this.tell(trx, author, { workspaceId, document, state, reason, before: before?.state ?? 'none' })
    })
  }

  /** Takes the mark back; that it was there stays in the history. */
  async unmark(author: Author, workspaceId: number, document: LegalDocument, reason: string | null): Promise<void> {
    await db.transaction(async (trx) => {
      const before = await currentMark(trx, workspaceId, document.id)
      if (!before) return
      await before.delete()
      await this.tell(trx, author, { workspaceId, document, state: 'none', reason, before: before.state })
    })
  }

  private async tell(
    trx: Trx,
    author: Author,
    step: {
      workspaceId: number
      document: LegalDocument
      state: DocumentMarkChange['state']
      reason: string | null
      before: string
    }
  ) {
    const { workspaceId, document, state, reason, before } = step
    const { id: documentId, citation } = document
    await DocumentMarkChange.create({ workspaceId, documentId, userId: author.userId!, state, reason }, { client: trx })
    await record(trx, author, {
      workspaceId,
      action: state === 'none' ? 'document_mark.taken_back' : 'document_mark.set',
      subject: { type: 'legal_document', id: documentId },
      before: { state: before },
      after: { state, reason, citation },
    })
  }
}

function currentMark(trx: Trx, workspaceId: number, documentId: number): Promise<DocumentMark | null> {
  return DocumentMark.in({ id: workspaceId }, trx).where('documentId', documentId).forUpdate().first()
}
