import { acceptComputation } from './accepted/deadline_rows.js'
import { people, type ExportedTable } from './shape.js'

/** Terms as they were computed. */
export const DEADLINE_TABLES: ExportedTable[] = [
  {
    table: 'term_computations',
    references: { computed_by_id: people, confirmed_by_id: people },
    json: ['request', 'sheet'],
    accept: acceptComputation,
  },
]
