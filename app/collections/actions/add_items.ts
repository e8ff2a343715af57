import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import type LegalDocument from '#app/research/models/legal_document'
import { savedFieldsOf } from '#app/collections/saved_document'
import { LIMITS } from '#app/collections/domain/limits'
import { watchSaved } from '#app/collections/alerts/watch_saved'
import type Collection from '#app/collections/models/collection'
import CollectionItem from '#app/collections/models/collection_item'
import { documentsById } from '#app/collections/queries/documents_by_id'
import { lockCollection } from '#app/collections/queries/lock_collection'
import { checkPassage } from './check_passage.js'
import { ensureSavedAlert } from './manage_alerts.js'
import { recordCollection } from './record_collection.js'

/** Documents to add, and what is said of all of them. */
export interface NewItems {
  documentIds: number[]
  note?: string | null
  passage?: string | null
  /** Place of the paragraph from which the passage is, from 0. */
  paragraph?: number | null
}

export interface Added {
  added: number
  /** Those that were in it already. */
  already: number
}

/** Adds documents to the end of a collection; each stands in it once. */
export class AddItems {
  async handle(author: Author, collection: Collection, items: NewItems): Promise<Added> {
    return db.transaction((trx) => this.within(trx, author, collection, items))
  }

  /** Throws FieldProblem when all are in it already, when it would hold too many, or when the passage is not of the document. */
  async within(trx: Trx, author: Author, collection: Collection, items: NewItems): Promise<Added> {
    const current = await lockCollection(trx, collection)
    const documents = await documentsById(items.documentIds, trx)
    await checkPassage(trx, documents, items.passage)
    const rows = await CollectionItem.in({ id: current.workspaceId }, trx).where('collectionId', current.id)
    const shown = rows.filter(({ removedAt }) => removedAt === null)
    const fresh = documents.filter(({ id }) => !shown.some(({ documentId }) => documentId === id))
    if (fresh.length === 0) throw new FieldProblem('documentIds', already(documents), { name: current.name })
    if (shown.length + fresh.length > LIMITS.items)
      throw new FieldProblem('documentIds', 'collections.problem.full', { count: LIMITS.items })
    const last = Math.max(0, ...rows.map(({ position }) => position))
    for (const [place, document] of fresh.entries()) {
      const earlier = rows.find(({ documentId }) => documentId === document.id)
      await this.put(trx, earlier ?? newItem(current, trx), document, {
        ...itemFields(items),
        addedById: author.userId!,
        position: last + place + 1,
      })
    }
    await current.save()
    await watchSaved(trx, fresh)
    await ensureSavedAlert(trx, author.userId!)
    const after = { name: current.name, documentIds: fresh.map(({ id }) => id) }
    await recordCollection(trx, author, current, { action: 'collection.items_added', after })
    return { added: fresh.length, already: documents.length - fresh.length }
  }

  private async put(trx: Trx, item: CollectionItem, document: LegalDocument, fields: Partial<CollectionItem>) {
    await item
      .useTransaction(trx)
      .merge({ ...savedFieldsOf(document), ...fields, removedAt: null })
      .save()
  }
}

function newItem({ id: collectionId, workspaceId }: Collection, trx: Trx): CollectionItem {
  return new CollectionItem().fill({ collectionId, workspaceId }).useTransaction(trx)
}

const itemFields = ({ note = null, passage = null, paragraph = null }: NewItems) => ({ note, passage, paragraph })
const already = ({ length }: unknown[]) => `collections.problem.${length === 1 ? 'already' : 'all_already'}`
