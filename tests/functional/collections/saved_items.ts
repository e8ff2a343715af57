import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/models/user'
import { AddItems, type NewItems } from '#app/collections/actions/add_items'
import { EditCollection } from '#app/collections/actions/edit_collection'
import { MakeCollection } from '#app/collections/actions/make_collection'
import type Collection from '#app/collections/models/collection'
import type { Author } from '#app/core/audit/author'
import { firm, type Firm } from '#tests/helpers/people'
import { readerOf } from '../research/searches/reader.js'

export const by = ({ id }: User): Author => ({ userId: id, kind: 'user', ip: null, requestId: null })

/** A firm with a lawyer, an intern and a reader, and a way to sit down at the page of each. */
export async function office(client: ApiClient) {
  const own: Firm = await firm()
  const lawyer = await own.hire('lawyer')
  const reader = await own.hire('reader')
  return {
    ...own,
    firm: own,
    lawyer,
    reader,
    as: (user: User) => readerOf(client, user, own.workspace),
  }
}

/** A collection of somebody, shared as asked, that holds some documents. */
export async function collectionOf(
  { workspace }: Firm,
  owner: User,
  {
    name = 'Suspensión en amparo',
    sharing = 'private',
    ...items
  }: { name?: string; sharing?: Collection['sharing'] } & Partial<NewItems> = {}
): Promise<Collection> {
  const collection = await new MakeCollection().handle(by(owner), workspace.id, { name })
  if (items.documentIds)
    await new AddItems().handle(by(owner), collection, { ...items, documentIds: items.documentIds })
  if (sharing !== 'private') await new EditCollection().share(by(owner), collection, sharing)
  return collection.refresh()
}

/** What stands in a collection, by document, in its order. */
export async function documentsIn(collection: { id: number }): Promise<number[]> {
  const rows = await db
    .from('collection_items')
    .where('collection_id', collection.id)
    .whereNull('removed_at')
    .orderBy('position')
    .orderBy('id')
    .select('document_id')
  return rows.map(({ document_id: id }) => Number(id))
}

/** What the firm's history tells, oldest first. */
export async function auditEntriesOf({ id }: { id: number }): Promise<string[]> {
  const rows = await db.from('audit_entries').where('workspace_id', id).orderBy('seq').select('action')
  return rows.map(({ action }) => String(action)).filter((action) => /^(collection|document)/.test(action))
}
