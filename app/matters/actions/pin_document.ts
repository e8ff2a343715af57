import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { NotePin } from '#app/matters/actions/note_pin'
import type Matter from '#app/matters/models/matter'
import MatterPin from '#app/matters/models/matter_pin'
import { lockMatter } from '#app/matters/queries/lock_matter'
import type LegalDocument from '#app/research/models/legal_document'
import DocumentsSaved from '#app/research/events/documents_saved'

/** Pins a text of the law to a matter as it reads today. */
export class PinDocument {
  /** A text that is pinned already stays as it was pinned; a new note takes the place of the old one. */
  async handle(author: Author, matter: Matter, document: LegalDocument, note: string | null): Promise<void> {
    await db.transaction((trx) => this.write(trx, author, matter, { document, note }))
  }

  /** The same within a transaction. */
  async write(
    trx: Trx,
    author: Author,
    matter: Matter,
    { document, note }: { document: LegalDocument; note: string | null }
  ): Promise<void> {
    const current = await lockMatter(trx, matter)
    const earlier = await MatterPin.in({ id: current.workspaceId }, trx)
      .where({ matterId: current.id, documentId: document.id })
      .first()
    if (earlier) return note === null ? undefined : new NotePin().write(trx, author, current, { pin: earlier, note })
    await MatterPin.create(frozen(author, current, document, note), { client: trx })
    await DocumentsSaved.dispatch(trx, [document])
    await current.save()
    const { id: documentId, source, slug, citation } = document
    await record(trx, author, {
      workspaceId: current.workspaceId,
      action: 'matter.document_pinned',
      subject: { type: 'matter', id: current.id },
      after: { documentId, source, slug, citation, note },
    })
  }
}

function frozen(author: Author, matter: Matter, document: LegalDocument, note: string | null) {
  const { id: documentId, title, citation, fingerprint } = document
  return {
    workspaceId: matter.workspaceId,
    matterId: matter.id,
    userId: author.userId!,
    documentId,
    note,
    title,
    citation,
    fingerprint,
  }
}
