import type { Language } from '#app/core/messages/catalogue'
import type { TemplateDefinition } from '#app/matter_templates/definition'
import type { NameOrder } from './names/split_name.js'

export type Subject = 'matters' | 'clients'

/** A field into which a column of a file goes. Its name is the message `transfers.field.<subject>.<key>`, or `<subject>.field.<key>`, or its label. */
export interface ImportField {
  key: string
  /** What cannot be without it. */
  required?: true
  /** Several columns may fill it. */
  many?: true
  /** A line above its heading, which reaches over several columns, does not tell it: «Contacto» over «Correo» and «Teléfono». */
  ownHeading?: true
  /** Where a list of fields shows it: the message `transfers.field_group.<group>`. */
  group?: 'parties' | 'dates' | 'team' | 'template'
  /** Its name, for what a template asks. */
  label?: string
  /** Headings by which a column is known, folded, beside the name itself in either language. */
  headings: RegExp
}

/** What is wrong or odd about a row: the field, and why, in the reader's language. */
export interface RowProblem {
  field: string | null
  reason: string
  /** The heading of its column, where several columns are of the field. */
  heading?: string
}

/** A row of a file, read: what it says, what is odd about it, or what is wrong with it. */
export interface ReadRow {
  line: number
  /** By what the same row is known when the file comes again; null when it is wrong. */
  key: string | null
  values: Record<string, unknown>
  problems: RowProblem[]
  warnings: RowProblem[]
  /** The line of an earlier row of the file that speaks of the same record. */
  repeats: number | null
}

/** What a person chose for the whole file. */
export interface ImportOptions {
  /** Of matters whose branch of law the file does not say; it is inferred when none is chosen. */
  materia?: string
  nameOrder?: NameOrder
  /** Which party the firm stands for, when no column names the client. */
  weAre?: 'plaintiff' | 'defendant'
  templateId?: number
}

/** What stands for what a file says: by field, and by the folded text of the cell. An empty one for nothing. */
export type ValueChoices = Record<string, Record<string, string>>

export interface ImportPerson {
  id: number
  name: string
  email: string
}

/** What reading a row needs to know of the firm and of who reads. */
export interface ImportContext {
  language: Language
  people: ImportPerson[]
  /** Courts and stages that the firm's matters name. */
  courts: string[]
  stages: string[]
  options: ImportOptions
  choices: ValueChoices
  template: { id: number; definition: TemplateDefinition } | null
  /** Whether who reads may put records of the kind away. */
  mayArchive: boolean
  /** The day of today in the firm, `YYYY-MM-DD`. */
  today: string
}
