import { acceptCollection, acceptDocumentNote, acceptItem, acceptMark } from './accepted/kept_rows.js'
import { people, to, type ExportedTable } from './shape.js'

const kept = { document_id: { to: 'legal_documents', missing: 'null' } } as const
const marked = { document_id: { to: 'legal_documents', missing: 'drop' }, user_id: people } as const

/** What a firm and its members keep of the library. Favourites and alerts are a person’s own, and go with their own data. */
export const COLLECTION_TABLES: ExportedTable[] = [
  {
    table: 'collections',
    references: { owner_id: people, copied_from_id: { to: 'collections', later: true } },
    values: { sharing: ['private', 'read', 'edit'] },
    accept: acceptCollection,
  },
  {
    table: 'collection_items',
    references: { ...kept, collection_id: to('collections'), added_by_id: people },
    accept: acceptItem,
  },
  {
    table: 'document_notes',
    references: { ...kept, user_id: people },
    values: { scope: ['private', 'firm'] },
    accept: acceptDocumentNote,
  },
  { table: 'document_marks', references: marked, values: { state: ['valid', 'invalid'] }, accept: acceptMark },
  {
    table: 'document_mark_changes',
    references: marked,
    values: { state: ['valid', 'invalid', 'none'] },
    accept: acceptMark,
  },
]
