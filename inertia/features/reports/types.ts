export type FieldType = 'text' | 'day' | 'instant' | 'money' | 'count' | 'choice' | 'person'

export type OfferedField = { key: string; type: FieldType; choices: string[]; words: string | null }
export type OfferedSubject = { key: string; usual: string[]; isSearched: boolean; fields: OfferedField[] }

export type ReportFilter = {
  field: string
  values: string[]
  period: string | null
  from: string | null
  to: string | null
}

export type ReportDefinition = {
  columns: string[]
  filters: ReportFilter[]
  q: string
  group: string | null
  sort: string | null
  descending: boolean
}

export type Column = { key: string; type: FieldType; words: string | null }
export type Cell = string | number | null
export type Sum = { currency: string; n: number; sums: (number | null)[] }

export type ReportPage = {
  definition: ReportDefinition
  /** Fields that the report names and that are not there any more. */
  gone: string[]
  /** The viewer lacks the right to read what it is about. */
  isRefused: boolean
  columns: Column[]
  group: Column | null
  rows: { id: number; currency: string; cells: Cell[] }[]
  totals: Sum[]
  /** There are amounts in two currencies, which are neither added up nor compared. */
  isApart: boolean
  groups: (Sum & { value: Cell })[]
  hasMoreGroups: boolean
  paging: { page: number; perPage: number; total: number }
}

export type ReportChoices = {
  subjects: OfferedSubject[]
  roles: { id: number; name: string; key: string | null }[]
  people: { id: number; name: string }[]
}

/** A report that is proposed and not saved. */
export type ReportSeed = { title: string; subject: string; definition: ReportDefinition }

export type EditedReport = {
  id: number
  title: string
  subject: string
  definition: ReportDefinition
  /** Fields that it names and that are not there any more. */
  gone?: string[]
  rhythm: 'weekly' | 'monthly' | null
  day: number | null
  version: number
  roleIds: number[]
}
