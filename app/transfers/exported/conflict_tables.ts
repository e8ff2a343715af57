import { acceptCheck, acceptRelation } from './accepted/kept_rows.js'
import { people, type ExportedTable } from './shape.js'

/** Checks for conflicts of interest as they were filed, and the relations that people wrote down. */
export const CONFLICT_TABLES: ExportedTable[] = [
  { table: 'conflict_relations', references: { created_by_id: people }, accept: acceptRelation },
  {
    table: 'conflict_checks',
    references: {
      client_id: { to: 'clients', missing: 'null' },
      matter_id: { to: 'matters', missing: 'null' },
      checked_by_id: people,
      decided_by_id: people,
    },
    json: ['searched', 'matches'],
    accept: acceptCheck,
  },
]
