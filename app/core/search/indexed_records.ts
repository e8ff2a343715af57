import { Registry } from '#app/core/contributions/registry'
import type { RecordKind } from './record_changes.js'

/** What people find a record of their firm by. */
export interface IndexedRecord {
  id: number
  workspaceId: number
  /** The matter that it is kept in; who may not see the matter does not find it. */
  matterId: number | null
  title: string
  /** Told beside the title and searched with it: a number, a client, a file number. */
  context: string
  /** Searched, told only in extracts; '' when there is none. */
  text: string
}

/** How the index reads records of a kind. Ids that are gone, or in the trash, are left out of the answer. */
export interface RecordLoader {
  key: RecordKind
  load(ids: number[]): Promise<IndexedRecord[]>
  /** Ids above one, ascending, to build the index from nothing. */
  idsAfter(id: number, limit: number): Promise<number[]>
}

export const recordLoaders = new Registry<RecordLoader>('records of the index')
