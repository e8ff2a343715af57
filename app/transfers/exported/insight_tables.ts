import { acceptClientReport, acceptReport } from './accepted/insight_rows.js'
import { to, type ExportedTable, type Reference } from './shape.js'

/** People who are not here are named no more. */
const person: Reference = { to: 'people', missing: 'null' }

/** Saved reports with the roles that read them, and what clients were told. */
export const INSIGHT_TABLES: ExportedTable[] = [
  { table: 'reports', references: { user_id: person }, json: ['definition'], accept: acceptReport },
  { table: 'report_roles', references: { report_id: to('reports'), role_id: { to: 'roles', missing: 'drop' } } },
  {
    table: 'client_reports',
    references: { client_id: to('clients'), sent_by_id: person },
    values: { state: ['waiting', 'sent', 'failed', 'bounced', 'withdrawn'] },
    accept: acceptClientReport,
  },
]
