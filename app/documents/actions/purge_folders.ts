import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { acrossFirms, rowsBy } from '#app/core/tenancy/rows'

const BATCH = 100

/** Removes folders for good that lie in the trash and hold nothing any more, from the innermost outwards. */
export async function purgeFolders(narrow: (folders: DatabaseQueryBuilderContract) => void): Promise<void> {
  for (let removed = 1; removed > 0;) {
    const query = acrossFirms(db, 'document_folders')
      .where('trashed', 1)
      .whereNotIn('id', (used) => void used.from('documents').whereNotNull('folder_id').select('folder_id'))
      .whereNotIn('id', (used) => void used.from('document_folders').whereNotNull('parent_id').select('parent_id'))
    narrow(query)
    const ids = (await query.orderBy('trashed_at').select('id').limit(BATCH)).map(({ id }) => Number(id))
    if (ids.length > 0) await rowsBy(db, 'document_folders', { id: ids }).delete()
    removed = ids.length
  }
}
