import type { Viewer } from '#app/core/contributions/registries'
import { stillThere, type ReportDefinition } from '#app/insights/domain/report_definition'
import type { ReportSubjectKey } from '#app/insights/domain/report_fields'
import { fieldOf, SUBJECT_FACTS } from '#app/insights/domain/report_subjects'
import { kept } from './kept.js'
import { readRows, rowFields } from './report_rows.js'
import { reportRows, type ReportClock } from './report_scope.js'
import { MAX_GROUPS, reportGroups, reportTotals } from './report_sums.js'

export const ROWS_PER_PAGE = 50

/** Columns of a report as a page shows them. */
export const columnsOf = (subject: ReportSubjectKey, columns: string[]) =>
  columns.map((key) => {
    const { type, words } = fieldOf(subject, key)!
    return { key, type, words: words ?? null }
  })

/** The columns and the order of a report that are amounts. */
const moneyFields = (subject: ReportSubjectKey, definition: ReportDefinition): string[] =>
  rowFields(definition).filter((key) => fieldOf(subject, key)!.type === 'money')

/** A page of a report as it is now: rows, totals and groups of what the viewer may see, and which of its columns are gone. Three queries at most. */
export async function reportPage(
  viewer: Viewer,
  subject: ReportSubjectKey,
  saved: ReportDefinition,
  { page, ...clock }: ReportClock & { page: number }
) {
  const { definition, gone } = stillThere(subject, saved)
  const totals = await reportTotals(viewer, subject, definition, clock)
  const groups = await reportGroups(viewer, subject, definition, clock)
  const rows = () => reportRows(viewer, subject, definition, clock, rowFields(definition))
  const read = () => readRows(rows(), subject, definition, { limit: ROWS_PER_PAGE, offset: (page - 1) * ROWS_PER_PAGE })
  const group = definition.group === null ? null : fieldOf(subject, definition.group)!
  return {
    definition,
    gone,
    isRefused: !viewer.may(SUBJECT_FACTS[subject].permission),
    columns: columnsOf(subject, definition.columns),
    group: group && { key: group.key, type: group.type, words: group.words ?? null },
    rows: await kept(viewer, 'report rows', { subject, definition, clock, page }, read, ({ length }) => length),
    totals,
    isApart: totals.length > 1 && moneyFields(subject, definition).length > 0,
    groups: groups.slice(0, MAX_GROUPS),
    hasMoreGroups: groups.length > MAX_GROUPS,
    paging: { page, perPage: ROWS_PER_PAGE, total: totals.reduce((sum, { n }) => sum + n, 0) },
  }
}

/** What the builder offers of each subject that a viewer may read. */
export const offeredSubjects = (viewer: Viewer) =>
  Object.values(SUBJECT_FACTS)
    .filter(({ permission }) => viewer.may(permission))
    .map(({ key, fields, usual, searchSql }) => ({
      ...{ key, usual: [...usual], isSearched: searchSql !== undefined },
      fields: fields.map(({ key: field, type, choices, words }) => {
        return { key: field, type, choices: choices ? [...choices] : [], words: words ?? null }
      }),
    }))
