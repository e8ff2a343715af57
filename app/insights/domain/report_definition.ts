import type { ReportSubjectKey } from './report_fields.js'
import type { ReportPeriod } from './report_periods.js'
import { fieldOf, SUBJECT_FACTS } from './report_subjects.js'

/** Limits of a report. */
export const REPORT_LIMITS = { title: 120, columns: 20, filters: 10, values: 200, text: 200 } as const

/** A filter of a report: values of a choice or person, a text, a span of days (named or typed), or amounts from and to in centavos. */
export interface ReportFilter {
  field: string
  values: string[]
  period: ReportPeriod | null
  from: string | null
  to: string | null
}

/** How a report is made. `group` and `sort` are fields of its subject. */
export interface ReportDefinition {
  columns: string[]
  filters: ReportFilter[]
  q: string
  group: string | null
  sort: string | null
  descending: boolean
}

/** A report without filters and with the usual columns of its subject. */
export const usualDefinition = (subject: ReportSubjectKey): ReportDefinition => ({
  ...{ columns: [...SUBJECT_FACTS[subject].usual], filters: [], q: '', group: null, sort: null, descending: false },
})

/** What of a saved report still exists, and the names of the fields that do not any more. */
export function stillThere(
  subject: ReportSubjectKey,
  definition: ReportDefinition
): { definition: ReportDefinition; gone: string[] } {
  const known = (key: string) => fieldOf(subject, key) !== undefined
  const named = [
    ...definition.columns,
    ...definition.filters.map(({ field }) => field),
    ...[definition.group, definition.sort].filter((key) => key !== null),
  ]
  const columns = definition.columns.filter(known)
  return {
    gone: [...new Set(named.filter((key) => !known(key)))],
    definition: {
      ...definition,
      columns: columns.length > 0 ? columns : [...SUBJECT_FACTS[subject].usual],
      filters: definition.filters.filter(({ field }) => known(field)),
      group: definition.group !== null && known(definition.group) ? definition.group : null,
      sort: definition.sort !== null && known(definition.sort) ? definition.sort : null,
    },
  }
}
