import { contributed } from './accepted/through_form.js'
import { inMatter, people, to, type ExportedTable } from './shape.js'

/** Hearings of matters, with who attends and what is brought. */
export const CALENDAR_TABLES: ExportedTable[] = [
  {
    table: 'hearings',
    references: {
      ...inMatter,
      court_id: { to: 'courts', missing: 'null' },
      substitute_id: people,
      created_by_id: people,
      deferred_from_id: { to: 'hearings', later: true },
    },
    accept: contributed('hearings'),
  },
  { table: 'hearing_people', references: { hearing_id: to('hearings'), user_id: people } },
  {
    table: 'hearing_documents',
    references: { hearing_id: to('hearings'), document_id: { to: 'documents', missing: 'drop' } },
  },
]
