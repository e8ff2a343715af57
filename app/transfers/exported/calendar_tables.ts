import { contributed } from './accepted/through_form.js'
import { inMatter, people, to, type ExportedTable } from './shape.js'

/** Hearings of matters, with who attends and what is brought; events that people share with their firm. */
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
  {
    table: 'hearing_results',
    references: { hearing_id: to('hearings'), deadline_id: to('matter_deadlines'), activity_id: to('activities') },
  },
  {
    table: 'calendar_entries',
    references: { ...inMatter, owner_id: people },
    json: ['exceptions'],
    only: { is_private: 0 },
    accept: contributed('calendar_entries'),
  },
  {
    table: 'calendar_entry_people',
    through: { column: 'entry_id', table: 'calendar_entries' },
    references: { entry_id: to('calendar_entries'), user_id: people },
  },
]
