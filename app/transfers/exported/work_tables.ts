import {
  acceptActivity,
  acceptDocument,
  acceptDocumentTag,
  acceptFolder,
  acceptNote,
  acceptReminder,
  acceptSubtask,
  acceptVersion,
} from './accepted/work_rows.js'
import { inMatter, people, to, type ExportedTable } from './shape.js'

const READ_AGAIN = ['text_state', 'text_reason', 'text_tries', 'text_due_at', 'text_read_at', 'text_cut']

/** Documents with their versions, activities, reminders and notes. */
export const WORK_TABLES: ExportedTable[] = [
  {
    table: 'document_folders',
    references: {
      ...inMatter,
      parent_id: { to: 'document_folders', later: true },
      trashed_by_id: people,
      trashed_with_id: { to: 'document_folders', later: true },
    },
    accept: acceptFolder,
  },
  {
    table: 'documents',
    references: {
      ...inMatter,
      folder_id: to('document_folders'),
      client_id: to('clients'),
      current_version_id: { to: 'document_versions', later: true },
      created_by_id: people,
      shared_by_id: people,
      checked_out_by_id: people,
      trashed_by_id: people,
      trashed_with_id: to('document_folders'),
    },
    values: { origin: ['firm', 'client'] },
    accept: acceptDocument,
    indexed: 'document',
  },
  {
    table: 'document_versions',
    references: { ...inMatter, document_id: to('documents'), uploaded_by_id: people },
    file: { column: 'storage_key', store: 'documents' },
    values: { origin: ['firm', 'client'] },
    accept: acceptVersion,
    without: Object.fromEntries(READ_AGAIN.map((column) => [column, 'the text is read again from the file'])),
  },
  { table: 'document_tags', references: {}, accept: acceptDocumentTag },
  {
    table: 'document_taggings',
    references: { ...inMatter, document_id: to('documents'), tag_id: to('document_tags') },
  },
  {
    table: 'activities',
    references: { ...inMatter, assignee_id: people, created_by_id: people, resolved_by_id: people },
    values: { state: ['to_start', 'in_progress', 'resolved'] },
    accept: acceptActivity,
    indexed: 'activity',
  },
  { table: 'activity_subtasks', references: { activity_id: to('activities') }, accept: acceptSubtask },
  {
    table: 'activity_documents',
    references: { activity_id: to('activities'), document_id: { to: 'documents', missing: 'drop' } },
  },
  {
    table: 'reminders',
    references: { ...inMatter, activity_id: to('activities'), created_by_id: people, escalate_to_id: people },
    values: { rhythm: ['none', 'daily', 'weekdays', 'weekly', 'monthly', 'yearly'] },
    accept: acceptReminder,
  },
  { table: 'reminder_people', references: { reminder_id: to('reminders'), user_id: people } },
  { table: 'reminder_occurrences', references: { reminder_id: to('reminders') } },
  {
    table: 'reminder_receipts',
    references: { occurrence_id: to('reminder_occurrences'), user_id: people },
  },
  {
    table: 'notes',
    references: { ...inMatter, activity_id: to('activities'), author_id: people, edited_by_id: people },
    accept: acceptNote,
    indexed: 'note',
  },
  { table: 'note_mentions', references: { note_id: to('notes'), user_id: people } },
]
