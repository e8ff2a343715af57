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

/** A file that is being brought in. */
export type ImportView = Shared & {
  fileName: string
  sheets: string[]
  sheet: number
  headings: string[]
  sample: string[][]
  total: number
  mapping: (string | null)[]
  existing: 'skip' | 'update'
  checked: boolean
  defaults: Record<string, string>
  problems: { line: number; told: string[] }[]
  fields: { key: string; required: boolean }[]
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

/** Where the bulk work of a kind is done. */
export const PAGE_OF: Record<Subject, string> = {
  matters: '/law-firm/files/multi-dossier-management',
  clients: '/law-firm/clients/multi-client-management',
}
