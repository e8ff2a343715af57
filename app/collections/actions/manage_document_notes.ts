import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { savedFieldsOf } from '#app/collections/saved_document'
import DocumentNote from '#app/collections/models/document_note'
import { documentsById } from '#app/collections/queries/documents_by_id'
import { checkPassage } from './check_passage.js'

export interface NewDocumentNote {
  documentId: number
  text: string
  scope: DocumentNote['scope']
  /** The paragraph that it is about, from 0, and how that begins. */
  paragraph?: number
  quote?: string
}

/** Writes, changes and deletes notes on documents of the library. The log tells how long they are, never what they say. */
export class ManageDocumentNotes {
  /** Throws NotFound for a document that the library has not, FieldProblem when the quote is not in it. */
  async write(author: Author, workspaceId: number, said: NewDocumentNote): Promise<DocumentNote> {
    const { documentId, text, scope, paragraph = null, quote = null } = said
    return db.transaction(async (trx) => {
      const [document] = await documentsById([documentId], trx)
      await checkPassage(trx, [document!], quote)
      const of = { workspaceId, userId: author.userId!, version: 1, ...savedFieldsOf(document!) }
      const note = await DocumentNote.create({ ...of, text, scope, paragraph, quote }, { client: trx })
      await recordNote(trx, author, note, 'document_note.written')
      return note
    })
  }

  /** `version` is the one that was edited. Throws FieldProblem when it has another by now. */
  async edit(
    author: Author,
    { id, workspaceId }: DocumentNote,
    { text, scope, version }: { text: string; scope: DocumentNote['scope']; version: number }
  ): Promise<void> {
    await db.transaction(async (trx) => {
      const note = await DocumentNote.findIn({ id: workspaceId }, id, trx)
      if (note.version !== version) throw new FieldProblem('version', 'collections.problem.stale')
      await note.merge({ text, scope, version: version + 1 }).save()
      await recordNote(trx, author, note, 'document_note.edited')
    })
  }

  async remove(author: Author, note: DocumentNote): Promise<void> {
    await db.transaction(async (trx) => {
      await note.useTransaction(trx).delete()
      await recordNote(trx, author, note, 'document_note.deleted')
    })
  }
}

async function recordNote(trx: Trx, author: Author, note: DocumentNote, action: string): Promise<void> {
  const { id, workspaceId, documentId, scope, text } = note
  const after = { documentId, scope, characters: text.length }
  await record(trx, author, { workspaceId, action, subject: { type: 'document_note', id }, after })
}
