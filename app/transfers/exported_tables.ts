import { AMPARO_TABLES } from './exported/amparo_tables.js'
import { BANK_TABLES } from './exported/bank_tables.js'
import { BILLING_TABLES } from './exported/billing_tables.js'
import { CALENDAR_TABLES } from './exported/calendar_tables.js'
import { CFDI_TABLES } from './exported/cfdi_tables.js'
import { COLLECTION_TABLES } from './exported/collection_tables.js'
import { CONFLICT_TABLES } from './exported/conflict_tables.js'
import { COURT_LIST_TABLES } from './exported/court_list_tables.js'
import { DEADLINE_TABLES } from './exported/deadline_tables.js'
import { DOCKET_TABLES } from './exported/docket_tables.js'
import { FEE_TABLES } from './exported/fee_tables.js'
import { INSIGHT_TABLES } from './exported/insight_tables.js'
import { MATTER_TABLES } from './exported/matter_tables.js'
import { PEOPLE_TABLES } from './exported/people_tables.js'
import { PORTAL_TABLES } from './exported/portal_tables.js'
import { WORK_TABLES } from './exported/work_tables.js'
import type { ExportedTable } from './exported/shape.js'

/** Every table of a firm that goes into its full export; what is named by another comes before it. */
export const EXPORTED: ExportedTable[] = [
  ...PEOPLE_TABLES,
  ...MATTER_TABLES,
  ...WORK_TABLES,
  ...PORTAL_TABLES,
  ...BILLING_TABLES,
  ...BANK_TABLES,
  ...CFDI_TABLES,
  ...FEE_TABLES,
  ...INSIGHT_TABLES,
  ...CONFLICT_TABLES,
  ...DEADLINE_TABLES,
  ...DOCKET_TABLES,
  ...CALENDAR_TABLES,
  ...AMPARO_TABLES,
  ...COURT_LIST_TABLES,
  ...COLLECTION_TABLES,
]

/** Public catalogues that rows of firms name, each with its public key, by which another installation knows the same row. */
export const CATALOGUES: Record<string, string[]> = {
  legal_documents: ['source', 'kind', 'external_id'],
  courts: ['source', 'external_id'],
}

/** Tables of firms that are not in the export, each with the reason. */
export const LEFT_OUT: Record<string, string> = {
  audit_entries: 'written as the sealed history of the archive: a chain cannot be signed again',
  sealed_histories: 'written as files of the archive',
  sessions: 'who is signed in where: a secret, and nobody’s record',
  token_families: 'tokens of programs: secrets of people',
  calendar_subscriptions: 'secret addresses of calendars; people make them anew',
  google_connections: 'calendars at Google with their tokens: secrets; people connect them anew',
  impersonations: 'what operators did; the history tells the firm of it',
  saved_views: 'ways to look at lists, which name people and clients by numbers of this installation',
  default_views: 'as saved_views',
  client_report_batches:
    'reports that somebody is about to send, which nobody else may read; sent ones are client_reports',
  client_report_drafts: 'as client_report_batches',
  running_timers: 'watches that run; nothing was written down yet',
  matter_deadline_alerts: 'what single people were told of deadlines, as notices',
  notices: 'what single people were told; it is exported with their own data',
  record_changes: 'a queue of the search index, which reads imported records by itself',
  tasks: 'work in the background of this installation',
  task_files: 'files of such work, kept for a week',
  transfers: 'past imports and bulk changes: their effects are in the records, their authors in the history',
  transfer_rows: 'as transfers',
  import_mappings: 'guesses that the next import makes again',
  import_values: 'as import_mappings',
  imported_people: 'written into the list of people of the archive',
  remapped_ids: 'numbers of an import at work',
  portal_links: 'links that sign a client in: secrets',
  firm_requests: 'what strangers asked of the firm; it is theirs, and the firm answers it here',
  client_tags: 'made anew from the clients',
  court_list_checks: 'matters that a job of this installation is about to compare with lists',
  conflict_names: 'made anew from clients, parties and matters',
  conflict_name_keys: 'as conflict_names',
  client_merges: 'what taking a merge back within its days needs: ids of this installation',
  matter_codes: 'codes on labels open matters of this installation; labels are printed anew',
  document_texts: 'read again from the files',
  document_uploads: 'uploads that are not finished',
  document_storage: 'counted anew from the files',
  invitation_matters: 'what an invitation promises; invitations are sent again',
}
