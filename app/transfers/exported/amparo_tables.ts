import { contributed } from './accepted/through_form.js'
import { inMatter, people, to, type ExportedTable } from './shape.js'

/** Proceedings of amparo with their news and who follows them, and demands that were written step by step. */
export const AMPARO_TABLES: ExportedTable[] = [
  {
    table: 'amparo_proceedings',
    references: {
      ...inMatter,
      parent_id: { to: 'amparo_proceedings', later: true },
      court_id: { to: 'courts', missing: 'null' },
      created_by_id: people,
    },
    accept: contributed('amparo_proceedings'),
  },
  {
    table: 'amparo_news_items',
    references: { proceeding_id: to('amparo_proceedings'), created_by_id: people },
    accept: contributed('amparo_news_items'),
  },
  {
    table: 'amparo_followers',
    references: { proceeding_id: to('amparo_proceedings'), user_id: people },
    without: { seen_id: 'numbers of news are of one installation' },
    fresh: { seen_id: 0 },
  },
  {
    table: 'amparo_demands',
    references: { ...inMatter, owner_id: people, proceeding_id: to('amparo_proceedings') },
    json: ['answers'],
    accept: contributed('amparo_demands'),
  },
]
