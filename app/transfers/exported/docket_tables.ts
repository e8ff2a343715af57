import { STATUSES, TRIGGER_KINDS } from '#app/docket/domain/kinds'
import { ACT_EFFECTS } from '#app/docket/domain/clocks'
import { acceptClockAct } from './accepted/clock_rows.js'
import { acceptDeadline, acceptDocketSettings, acceptDeadlineRevision, acceptTrigger } from './accepted/docket_rows.js'
import { inMatter, people, to, type ExportedTable } from './shape.js'

const ALERTS = 'alerts are planned anew when a firm is brought in'

/** The deadlines of matters with what they run from and every former date. */
export const DOCKET_TABLES: ExportedTable[] = [
  {
    table: 'matter_triggers',
    references: { ...inMatter, document_id: { to: 'documents', missing: 'null' }, created_by_id: people },
    values: { kind: TRIGGER_KINDS },
    accept: acceptTrigger,
  },
  {
    table: 'matter_deadlines',
    references: {
      ...inMatter,
      trigger_id: to('matter_triggers'),
      parent_id: { to: 'matter_deadlines', later: true },
      computation_id: to('term_computations'),
      proof_document_id: { to: 'documents', missing: 'null' },
      ...{ responsible_id: people, proposed_by_id: people, confirmed_by_id: people },
      ...{ signed_by_id: people, closed_by_id: people },
    },
    values: { source: ['computed', 'manual', 'clock'], status: STATUSES },
    json: ['request', 'sheet', 'problem'],
    without: { next_alert_at: ALERTS, alerts_from: ALERTS },
    indexed: 'deadline',
    accept: acceptDeadline,
  },
  {
    table: 'matter_deadline_revisions',
    references: { ...inMatter, deadline_id: to('matter_deadlines'), changed_by_id: people },
    values: { cause: ['calendar', 'recomputed', 'edited', 'restarted'] },
    json: ['before', 'after', 'sheet'],
    accept: acceptDeadlineRevision,
  },
  {
    table: 'matter_clock_acts',
    references: {
      ...{ ...inMatter, deadline_id: to('matter_deadlines'), document_id: { to: 'documents', missing: 'null' } },
      ...{ recorded_by_id: people, removed_by_id: people },
    },
    values: { effect: ACT_EFFECTS },
    accept: acceptClockAct,
  },
  {
    table: 'docket_settings',
    references: {},
    json: ['signed_kinds', 'alert_days', 'clock_alert_days'],
    accept: acceptDocketSettings,
  },
]
