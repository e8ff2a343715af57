import type { Trx } from '#app/core/database/trx'
import type { Author } from '#app/core/audit/author'
import type { Viewer } from '#app/core/contributions/registries'
import type MatterTemplate from '#app/matter_templates/models/matter_template'
import type { ReadRow } from './import_field.js'
import type { NameOrder } from './names/split_name.js'

export type { Trx } from '#app/core/database/trx'

/** Who brings rows into which firm, and how. */
export interface Writing {
  author: Author
  viewer: Pick<Viewer, 'userId'> & { workspaceId: number }
  firm: { id: number; name: string; timeZone: string }
  nameOrder?: NameOrder | undefined
  template?: MatterTemplate | null
}

/** The old and the new values of what changed. */
export type Change = { before: Record<string, unknown>; after: Record<string, unknown> }

/** How rows of a file become records of one kind, within the transaction that keeps both. */
export interface RecordWriter {
  /** The records that rows speak of, by the keys of the rows; `earlier` are those that imports made, by the same keys. Only what the person sees. */
  find(trx: Trx, writing: Writing, rows: ReadRow[], earlier: Map<string, number>): Promise<Map<string, number>>
  /** Adds a record and returns its id. */
  add(trx: Trx, writing: Writing, values: Record<string, unknown>): Promise<number>
  /** Changes what the file says differently; null when it is so already, `locked` when it must not be changed. */
  update(trx: Trx, writing: Writing, id: number, values: Record<string, unknown>): Promise<Change | null | 'locked'>
  /** Adds what another row of the file says of the same record and the record does not have yet. */
  complete(trx: Trx, writing: Writing, id: number, values: Record<string, unknown>): Promise<Change | null | 'locked'>
  /** Puts values back. */
  restore(trx: Trx, writing: Writing, id: number, change: Change): Promise<boolean>
  /** Takes a record out that nobody has touched since; false when somebody has. */
  remove(trx: Trx, writing: Writing, id: number): Promise<boolean>
}
