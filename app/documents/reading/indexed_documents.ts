import db from '@adonisjs/lucid/services/db'
import { recordLoaders } from '#app/core/search/indexed_records'
import { loadDocumentRecords } from './queries/document_records.js'

/** A document is found by its name and its matter, and by what is written in it. */
recordLoaders.add({
  key: 'document',
  load: loadDocumentRecords,
  async idsAfter(id, limit) {
    const rows = db.from('documents').where('id', '>', id).where('trashed', 0)
    return (await rows.orderBy('id').limit(limit).select('id')).map((row) => Number(row.id))
  },
})
