import type { Language } from '#app/core/messages/catalogue'

export type Subject = 'matters' | 'clients'

/** A field into which a column of a file goes. Its name is the message `transfers.field.<subject>.<key>`. */
export interface ImportField {
  key: string
  required?: true
  /** Headings by which a column is known, folded, beside the name itself in either language. */
  headings: RegExp
}

/** What is wrong with a row: the field, and why, in the reader's language. */
export interface RowProblem {
  field: string | null
  reason: string
}

/** A row of a file, read: what it says, or what is wrong with it. */
export interface JudgedRow {
  line: number
  /** By what the same row is known when the file comes again; null when it is wrong. */
  key: string | null
  values: Record<string, unknown>
  problems: RowProblem[]
}

/** What judging a row needs to know of the firm and of who reads. */
export interface JudgingContext {
  language: Language
  people: { id: number; name: string; email: string }[]
  /** For columns that the file does not have. */
  defaults: Record<string, string>
}
