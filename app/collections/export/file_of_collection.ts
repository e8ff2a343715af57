import { MEXICO_ZONE } from '#app/core/mexico'
import type User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import { translate, type Language } from '#app/core/messages/catalogue'
import { slugOf } from '#app/core/text/slug'
import type Collection from '#app/collections/models/collection'
import { listItems } from '#app/collections/queries/list_items'
import { marksAmong } from '#app/collections/queries/marks_among'
import LegalDocument from '#app/research/models/legal_document'
import { collectionFile } from './collection_file.js'
import { dayOf, exportedItems } from './exported_items.js'

/** What the theses among some documents say. Rulings and laws are too long for a file of many. */
async function textsOfTheses(ids: number[]): Promise<Map<number, string>> {
  const theses = LegalDocument.query().whereIn('id', ids).where('document_type', 'tesis').whereNull('withdrawn_at')
  return new Map((await theses.select('id', 'body')).map(({ id, body }) => [id, body]))
}

/** A collection as a Word document, with the name of its file. */
export async function fileOfCollection(collection: Collection, reader: User, language: Language) {
  await collection.load('owner', (owner) => void owner.select('id', 'name'))
  const items = await listItems(collection)
  const ids = items.flatMap(({ documentId }) => documentId ?? [])
  const marks = await marksAmong(collection.workspaceId, ids)
  const texts = await textsOfTheses(ids)
  const written = dayOf(clock.now().toJSDate(), language, reader.timeZone ?? MEXICO_ZONE)
  const about = [
    translate(language, 'collections.file.about', { owner: collection.owner.name, count: items.length, date: written }),
    ...(collection.copiedFrom ? [translate(language, 'collections.copied_from', { name: collection.copiedFrom })] : []),
  ]
  const { name, description } = collection
  const told = { name, description, about, items: exportedItems(items, marks, texts, language) }
  return { name: `${slugOf(name) || 'coleccion'}.docx`, content: await collectionFile(told, language) }
}
