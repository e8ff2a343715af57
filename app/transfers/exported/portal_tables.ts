import { contributed } from './accepted/through_form.js'
import { inMatter, people, to, type ExportedTable } from './shape.js'

/** What a firm and its clients tell each other. Clients stay as names: they come in again by invitation. */
export const PORTAL_TABLES: ExportedTable[] = [
  { table: 'portal_updates', references: { ...inMatter, user_id: people }, accept: contributed('portal_updates') },
  {
    table: 'portal_messages',
    references: { ...inMatter, user_id: people },
    values: { side: ['firm', 'client'] },
    accept: contributed('portal_messages'),
  },
  {
    table: 'portal_reads',
    references: { ...inMatter, user_id: people, last_message_id: to('portal_messages') },
    values: { side: ['firm', 'client'] },
  },
  {
    table: 'portal_requests',
    references: { ...inMatter, asked_by_id: people },
    values: { state: ['open', 'received', 'accepted', 'again', 'withdrawn'] },
    accept: contributed('portal_requests'),
  },
  {
    table: 'portal_request_files',
    references: {
      ...inMatter,
      request_id: to('portal_requests'),
      document_id: { to: 'documents', missing: 'null' },
      user_id: people,
    },
    accept: contributed('portal_request_files'),
  },
  {
    table: 'portal_views',
    references: { ...inMatter, user_id: people },
    values: { kind: ['matter', 'document', 'link'] },
    accept: contributed('portal_views'),
    without: { subject_id: 'an id whose table depends on what was looked at; the label says what it was' },
  },
]
