import { contributed } from './accepted/through_form.js'
import { inMatter, people, to, type ExportedTable } from './shape.js'

/** Lists that courts published, as the firm took them in, and what became of their rows. */
export const COURT_LIST_TABLES: ExportedTable[] = [
  {
    table: 'court_lists',
    references: { created_by_id: people },
    values: { state: ['storing', 'stored'], source: ['cjf'] },
    json: ['left_over'],
    without: { pending_text: 'a list that is being stored', pending_choices: 'as pending_text' },
    accept: contributed('court_lists'),
  },
  {
    table: 'court_list_rows',
    references: {
      list_id: to('court_lists'),
      court_id: { to: 'courts', missing: 'null' },
      document_id: { to: 'legal_documents', missing: 'null' },
      day_said_by_id: people,
    },
    accept: contributed('court_list_rows'),
  },
  {
    table: 'court_list_matches',
    references: {
      ...{ ...inMatter, row_id: to('court_list_rows'), decided_by_id: people },
      activity_id: { to: 'activities', missing: 'null' },
      trigger_id: { to: 'matter_triggers', missing: 'null' },
      hearing_id: { to: 'hearings', missing: 'null' },
    },
    json: ['reasons'],
    accept: contributed('court_list_matches'),
  },
]
