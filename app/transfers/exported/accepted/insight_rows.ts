import type { ArchiveRow } from '#app/transfers/export/read_table'
import { contributed, jsonOf, type FindPeople, type FindRows } from './through_form.js'

/** Fields of reports that name people. */
const PERSON_FIELDS = ['responsible', 'assignee']
/** Stands for people who are not here: no row is theirs. */
const NOBODY = '0'

interface Filter {
  field: string
  values: string[]
}

/** A saved report, whose filters name the people of this installation. */
export async function acceptReport(row: ArchiveRow, findPeople: FindPeople, findRows: FindRows) {
  const definition = jsonOf(row.definition) as { filters?: Filter[] } | undefined
  if (!definition || !Array.isArray(definition.filters)) return null
  const isOfPeople = (filter: Filter) => PERSON_FIELDS.includes(filter?.field) && Array.isArray(filter.values)
  const archived = definition.filters.filter(isOfPeople).flatMap(({ values }) => values.map(Number))
  const here = await findPeople(archived.filter((id) => Number.isSafeInteger(id)))
  const filters = definition.filters.map((filter) =>
    isOfPeople(filter)
      ? { ...filter, values: [...new Set(filter.values.map((id) => String(here.get(Number(id))?.id ?? NOBODY)))] }
      : filter
  )
  return contributed('reports')(
    { ...row, definition: JSON.stringify({ ...definition, filters }) },
    findPeople,
    findRows
  )
}

/** What was written to a client. What had not left there does not leave here: it is withdrawn. */
export async function acceptClientReport(row: ArchiveRow, findPeople: FindPeople, findRows: FindRows) {
  const kept = await contributed('client_reports')(row, findPeople, findRows)
  return kept?.state === 'waiting' ? { ...kept, state: 'withdrawn' } : kept
}
