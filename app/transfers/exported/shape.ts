import type { AcceptRow } from './accepted/through_form.js'

/** What a column names: a row of another table of the list, a person, or a row of a public catalogue by its public key. */
export interface Reference {
  to: string
  /** Instead of refusing the archive: leave the column empty, or leave the row out. */
  missing?: 'null' | 'drop'
  /** Set when all rows are there, since it names rows of the same table or of a later one. */
  later?: true
}

/** A table of a firm in the full export. */
export interface ExportedTable {
  table: string
  /** Without an own `workspace_id`: the column that names a row of a table of the firm. */
  through?: { column: string; table: string }
  /** Rows of nobody that rows of the firm name, beside its own: column of a table of the firm. */
  also?: { column: string; table: string }
  /** Rows that have these values alone are the firm's; the others are a person's own. */
  only?: Record<string, number>
  /** Column by which rows are told apart and read in order; `id` when nothing is said. */
  key?: string
  references: Record<string, Reference>
  /** Columns that are not in the archive, each with the reason. */
  without?: Record<string, string>
  /** What such a column holds in a new row. */
  fresh?: Record<string, string | number | null>
  /** The column that says where a file lies. */
  file?: { column: string; store: 'documents' | 'proofs' | 'cfdi' | 'pictures' }
  /** Columns whose values are few and known to the product. */
  values?: Record<string, readonly string[]>
  /** Columns that hold JSON. */
  json?: string[]
  /** In the archive for people to read; why it is not brought back. */
  exportOnly?: string
  /** The row as the forms of the product would keep it. */
  accept?: AcceptRow
  /** The index of records reads these again after an import. */
  indexed?: 'matter' | 'client' | 'document' | 'note' | 'activity' | 'deadline'
}

export const to = (table: string): Reference => ({ to: table })
export const people = to('people')
export const inMatter = { matter_id: to('matters') }
