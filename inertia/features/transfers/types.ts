import type { Data } from '@generated/data'

export type TaskView = Data.Transfers.Task
export type TransferLine = Data.Transfers.Transfer
export type Subject = 'matters' | 'clients'
export type TransferState = 'draft' | 'running' | 'done' | 'undoing' | 'undone'
export type Person = { id: number; name: string; email: string }

type Shared = {
  id: number
  state: TransferState
  taskId: number | null
  counts: Record<string, number> | null
  isUndoable: boolean
  createdAt: string
}

export type ImportStep = 'columns' | 'values' | 'review'
export type NameOrder = 'given' | 'surname'
export type NameParts = { givenNames: string; firstSurname: string | null; secondSurname: string | null }
export type NameSample = { text: string } & Record<NameOrder, NameParts>

/** A field into which a column goes; its group says where a list shows it. */
export type ImportField = { key: string; label: string; group: string; many: boolean; hasValues: boolean }

/** What a person chose for the whole file. */
export type ImportOptions = {
  materia?: string
  nameOrder?: NameOrder
  weAre?: 'plaintiff' | 'defendant'
  templateId?: number
}

/** A value of the file with what it stands for so far. */
export type ImportValue = { text: string; count: number; choice: string; how: 'chosen' | 'guessed' | 'unknown' }

export type ValueGroup = {
  field: string
  label: string
  isOpen: boolean
  options: { value: string; label: string }[]
  values: ImportValue[]
}

/** A row as it will be. */
export type PreviewRow = {
  line: number
  title: string
  outcome: 'added' | 'updated' | 'same' | 'joined'
  facts: { label: string; text: string }[]
  warnings: string[]
}

/** A client whom rows name: whether the firm has them, and how the name is taken apart if not. */
export type NamedClient = { name: string; isNew: boolean; type: 'person' | 'business'; parts: string[]; rows: number }

export type RowTexts = { line: number; texts: string[] }

/** What a file would do. */
export type ImportReportView = {
  rows: PreviewRow[]
  warnings: { text: string; count: number; line: number }[]
  clients: NamedClient[]
  numbers: Record<
    'warned' | 'joined' | 'clientsNew' | 'clientsKnown' | 'contacts' | 'parties' | 'dates' | 'notes',
    number
  >
  leftOut: { line: number; text: string }[]
}

/** A file that is being brought in. */
export type ImportView = Shared & {
  fileName: string
  step: ImportStep
  sheets: string[]
  sheet: number
  heading: { row: number; lines: 1 | 2 }
  headings: string[]
  preview: { row: number; line: number; cells: string[] }[]
  sample: string[][]
  names: NameSample[][]
  templates: { id: number; title: string }[]
  total: number
  mapping: (string | null)[]
  options: ImportOptions
  existing: 'skip' | 'update'
  checked: boolean
  hasValues: boolean
  groups: ValueGroup[]
  problems: RowTexts[]
  report: ImportReportView | null
  fields: ImportField[]
  kept: string[]
}

export type ChangeRow = {
  id: number
  title: string
  context: string | null
  before: string
  after: string
  outcome: string
  undo: string | null
  left: 'same' | 'locked' | null
}

/** A change of many records that is prepared or done. */
export type ChangeView = Shared & {
  change: { field: string }
  rows: ChangeRow[]
  kept: string[]
  paging: { page: number; perPage: number; total: number }
}

/** What both pages of bulk work are given. */
export type BulkProps = {
  tab: 'change' | 'import' | 'history'
  file: ImportView | null
  change: ChangeView | null
  history: TransferLine[]
  people: Person[]
  columns: string[]
  can: { create: boolean; edit: boolean; archive: boolean }
}
