import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { DocumentProblem } from '#app/documents/document_problem'
import type Document from '#app/documents/models/document'
import { displayName } from '#app/documents/names/display_name'
import { documentNamed } from '#app/documents/queries/namesakes'
import type Matter from '#app/matters/models/matter'
import { currentDocument } from './add_version.js'
import { lockWritableMatter } from './lock_writable_matter.js'
import { auditDocument } from './audit_documents.js'

/** Which document of which matter. */
export interface InMatter {
  matter: Matter
  document: Document
}

const placeOf = ({ workspaceId, matterId, folderId }: Document) => ({ workspaceId, matterId, folderId })

/** Gives a document another name. */
export class RenameDocument {
  /** `version` is the one that was seen. Throws DocumentProblem at `name` when it is taken, empty, or when somebody else renamed it meanwhile. */
  async handle(
    author: Author,
    { matter, document }: InMatter,
    { name: said, version }: { name: string; version: number }
  ) {
    const name = displayName(said)
    if (name === null) throw new DocumentProblem('name', {}, 'name')
    await db.transaction(async (trx) => {
      await lockWritableMatter(trx, matter)
      const current = await currentDocument(trx, matter, document.id)
      if (current.name === name) return
      if (current.version !== version) throw new DocumentProblem('stale', { name: current.name }, 'name')
      const namesake = await documentNamed(placeOf(current), name, trx)
      if (namesake && namesake.id !== current.id) throw new DocumentProblem('taken', { name }, 'name')
      const before = { name: current.name }
      await current.merge({ name, version: current.version + 1 }).save()
      await auditDocument(trx, author, current, { action: 'document.renamed', before, after: { name } })
    })
  }
}

/** Says that somebody works on a document, so that the others know; it keeps nobody from anything. */
export class CheckOut {
  /** Throws DocumentProblem at `note` when somebody else has it already. */
  async handle(author: Author, { matter, document }: InMatter, note: string | null): Promise<void> {
    await db.transaction(async (trx) => {
      await lockWritableMatter(trx, matter)
      const current = await currentDocument(trx, matter, document.id)
      const isOthers = current.checkedOutById !== null && current.checkedOutById !== author.userId
      if (isOthers) throw new DocumentProblem('checkedOut', { name: current.name }, 'note')
      await current.merge({ checkedOutAt: clock.now(), checkedOutById: author.userId, checkoutNote: note }).save()
      await auditDocument(trx, author, current, {
        action: 'document.checked_out',
        after: { name: current.name, note },
      })
    })
  }
}

/** Says that nobody works on it any more. Whoever may edit may say so, since people leave with documents in their hands. */
export class CheckIn {
  async handle(author: Author, { matter, document }: InMatter): Promise<void> {
    await db.transaction(async (trx) => {
      await lockWritableMatter(trx, matter)
      const current = await currentDocument(trx, matter, document.id)
      if (current.checkedOutById === null) return
      const before = { checkedOutById: current.checkedOutById }
      await current.merge({ checkedOutAt: null, checkedOutById: null, checkoutNote: null }).save()
      await auditDocument(trx, author, current, {
        action: 'document.checked_in',
        before,
        after: { name: current.name },
      })
    })
  }
}
