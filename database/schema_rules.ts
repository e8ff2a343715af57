import type { ColumnInfo, SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const columns = (name: string) => ({ source: '#app/core/models/columns', namedImports: [name] })
const luxon = { source: 'luxon', namedImports: ['DateTime'] }

const instant: ColumnInfo = {
  tsType: 'DateTime',
  decorators: [{ name: '@instant' }],
  imports: [columns('instant'), luxon],
}
const flag: ColumnInfo = { tsType: 'boolean', decorators: [{ name: '@boolean' }], imports: [columns('boolean')] }

const structured = (tsType: string): ColumnInfo => ({
  tsType,
  decorators: [{ name: '@json' }],
  imports: [columns('json')],
})
const union = (...values: string[]): ColumnInfo => ({
  tsType: values.map((value) => `'${value}'`).join(' | '),
  decorators: [{ name: '@column' }],
  imports: [],
})

/** A column of text that holds one of the words of a list. */
const type = (tsType: string): ColumnInfo => ({ tsType, decorators: [{ name: '@column' }], imports: [] })

const courtKind = union(
  'district_court',
  'circuit_court',
  'appeal_court',
  'labor_court',
  'regional_plenum',
  'labor_commission',
  'other'
)

const documentKind = union(
  'pdf',
  'image',
  'word',
  'sheet',
  'slides',
  'text',
  'email',
  'xml',
  'web',
  'archive',
  'audio',
  'video',
  'other'
)

/** What the generated `schema.ts` should know and the database cannot say: our own column types and unions of literals. */
export default {
  types: {
    DateTime: instant,
    boolean: flag,
    bigint: { tsType: 'number', decorators: [{ name: '@column' }], imports: [] },
  },
  columns: {
    created_at: {
      tsType: 'DateTime',
      decorators: [{ name: '@createdInstant' }],
      imports: [columns('createdInstant'), luxon],
    },
    updated_at: {
      tsType: 'DateTime',
      decorators: [{ name: '@updatedInstant' }],
      imports: [columns('updatedInstant'), luxon],
    },
    // Lucid would look for it in a column «sha_256».
    sha256: { tsType: 'string', decorators: [{ name: '@column', args: { columnName: 'sha256' } }], imports: [] },
    facets: structured('Record<string, string[]>'),
    outline: structured("import('#sources/contract/contract').Division[] | null"),
    metadata: structured('{ key: string; value: string }[]'),
    citation_keys: structured('string[]'),
    payload: structured('Record<string, unknown>'),
    permissions: structured('string[]'),
    before: structured('Record<string, unknown>'),
    after: structured('Record<string, unknown>'),
    practice_areas: structured('string[]'),
    scopes: structured('string[]'),
    values: structured('Record<string, string>'),
  },
  tables: {
    users: {
      columns: {
        type: union('lawyer', 'client'),
        language: union('es', 'en'),
        theme: union('light', 'dark', 'system'),
      },
    },
    mailed_codes: { columns: { purpose: union('verify', 'recover', 'change_email', 'confirm') } },
    registrations: { columns: { kind: union('person', 'affiliate') } },
    token_families: {
      columns: {
        kind: union('remember', 'api', 'personal'),
        ended_because: union('sign_out', 'revoked', 'reuse', 'password', 'email', 'expired'),
      },
    },
    tokens: { columns: { kind: union('access', 'refresh', 'personal') } },
    mails: { columns: { language: union('es', 'en') } },
    invitations: {
      columns: {
        kind: union('member', 'client'),
        state: union('pending', 'resent', 'rejected', 'canceled', 'accepted'),
      },
    },
    hearings: {
      columns: {
        kind: union(
          'incidental',
          'constitutional',
          'preliminary',
          'trial',
          'initial',
          'intermediate',
          'conciliation',
          'evidence',
          'pleadings',
          'judgment',
          'other'
        ),
        status: union('scheduled', 'held', 'deferred', 'cancelled'),
      },
    },
    notification_choices: { columns: { channel: union('app', 'email') } },
    clients: {
      columns: {
        type: union('person', 'business'),
        phones: structured('{ number: string; label: string }[]'),
        tags: structured('string[]'),
      },
    },
    client_contacts: { columns: { role: union('legal_representative', 'contact', 'accountant', 'other') } },
    client_keys: { columns: { kind: union('name', 'rfc', 'curp', 'email', 'phone') } },
    client_merges: { columns: { moved: structured('Record<string, unknown>') } },
    notices: {
      columns: {
        email_state: union('none', 'due', 'held', 'sent'),
        place: structured('Record<string, string | number>'),
      },
    },
    notice_settings: { columns: { email_rhythm: union('at_once', 'daily', 'never') } },
    courts: { columns: { kind: courtKind } },
    matter_links: { columns: { kind: union('joined', 'derived', 'incident', 'amparo', 'appeal', 'related') } },
    matters: { columns: { status: union('active', 'suspended', 'concluded') } },
    matter_parties: {
      columns: { kind: union('person', 'business'), side: union('ours', 'other', 'neutral') },
    },
    matter_codes: { columns: { audience: union('team', 'client') } },
    tasks: {
      columns: {
        state: union('queued', 'running', 'done', 'failed', 'canceled'),
        checkpoint: structured('Record<string, unknown>'),
        result: structured('Record<string, unknown>'),
      },
    },
    transfers: {
      columns: {
        action: union('import', 'edit'),
        subject: union('matters', 'clients'),
        state: union('draft', 'running', 'done', 'undoing', 'undone'),
        settings: structured('Record<string, unknown>'),
        counts: structured('Record<string, number>'),
      },
    },
    transfer_rows: {
      columns: {
        outcome: union('ready', 'added', 'updated', 'same', 'wrong', 'skipped', 'changed'),
        undo: union('undone', 'kept'),
      },
    },
    activities: { columns: { state: union('to_start', 'in_progress', 'resolved') } },
    reminders: { columns: { rhythm: union('none', 'daily', 'weekdays', 'weekly', 'monthly', 'yearly') } },
    matter_templates: {
      columns: { scope: union('firm', 'personal', 'catalogue'), definition: structured('unknown') },
    },
    matter_template_versions: { columns: { definition: structured('unknown') } },
    matter_field_values: { columns: { value: structured('unknown') } },
    portal_messages: { columns: { side: union('firm', 'client') } },
    portal_reads: { columns: { side: union('firm', 'client') } },
    portal_requests: { columns: { state: union('open', 'received', 'again', 'accepted', 'withdrawn') } },
    portal_views: { columns: { kind: union('matter', 'document', 'link') } },
    portal_links: { columns: { purpose: union('asked', 'sent') } },
    firm_requests: { columns: { state: union('open', 'accepted', 'declined', 'withdrawn') } },
    documents: { columns: { kind: documentKind, origin: union('firm', 'client') } },
    document_versions: {
      columns: {
        kind: documentKind,
        origin: union('firm', 'client'),
        text_state: union('pending', 'done', 'none', 'failed'),
      },
    },
    document_uploads: { columns: { on_conflict: union('number', 'version'), state: union('open', 'finished') } },
    amparo_proceedings: {
      columns: {
        kind: type("import('#app/amparo/domain/proceedings').ProceedingKey"),
        suspension: type("import('#app/amparo/domain/suspensions').Suspension"),
      },
    },
    amparo_news_items: { columns: { source: union('cjf', 'paste', 'hand') } },
    amparo_demands: {
      columns: {
        kind: type("import('#app/amparo/domain/demand').DemandKind"),
        step: type("import('#app/amparo/domain/demand').DemandStep"),
        answers: structured("import('#app/amparo/domain/demand').DemandAnswers"),
      },
    },
    court_lists: {
      columns: {
        state: union('storing', 'stored'),
        source: union('cjf'),
        left_over: structured("import('#app/court_lists/parsing/list_row').LeftOver[]"),
        pending_choices: structured("import('#app/court_lists/domain/choices').ListChoices"),
      },
    },
    court_list_rows: { columns: { kind: union('agreement', 'hearing', 'session') } },
    court_list_matches: {
      columns: {
        kind: union('agreement', 'hearing', 'session'),
        state: union('waiting', 'accepted', 'invalid'),
        reasons: structured("import('#app/court_lists/domain/score_match').MatchReason[]"),
      },
    },
    calendar_entries: { columns: { exceptions: structured('string[]') } },
    calendar_layers: { columns: { weekly: structured('number[]') } },
    calendar_subscriptions: { columns: { kinds: structured('string[]') } },
    google_connections: {
      columns: {
        kinds: structured('string[]'),
        state: union('waiting', 'on', 'paused', 'revoked', 'lost'),
        problem: union('revoked', 'lost', 'quota', 'unreadable', 'unreachable'),
      },
    },
    google_items: {
      columns: {
        base: structured("import('#app/google_calendar/domain/said').Said"),
        state: union('live', 'hidden', 'gone', 'ignored'),
      },
    },
    google_changes: {
      columns: {
        side: union('foja', 'google'),
        does: union('added', 'changed', 'deleted', 'hidden', 'shown', 'put_back', 'kept', 'left_out'),
        undo: union('undone', 'changed_since', 'impossible'),
      },
    },
    calendar_layer_days: {
      columns: { kind: union('law', 'labour_monday', 'circular', 'vacation', 'force_majeure', 'closure') },
    },
    term_computations: {
      columns: {
        request: structured("import('#app/deadlines/domain/computation_fields').ComputationFields"),
        sheet: structured("import('#app/deadlines/domain/sheet').ComputationSheet"),
      },
    },
    matter_triggers: { columns: { kind: union('notification', 'act', 'hearing') } },
    matter_deadlines: {
      columns: {
        source: union('computed', 'manual', 'clock'),
        status: union('proposed', 'confirmed', 'met', 'missed', 'not_due'),
        request: structured("import('#app/deadlines/domain/computation_fields').ComputationFields"),
        sheet: structured("import('#app/deadlines/domain/sheet').ComputationSheet"),
        problem: structured("import('#app/core/errors/field_problem').Sentence"),
      },
    },
    matter_deadline_revisions: {
      columns: {
        cause: union('calendar', 'recomputed', 'edited', 'restarted'),
        before: structured("import('#app/docket/domain/dates').DeadlineDates"),
        after: structured("import('#app/docket/domain/dates').DeadlineDates"),
        sheet: structured("import('#app/deadlines/domain/sheet').ComputationSheet"),
      },
    },
    docket_settings: {
      columns: {
        signed_kinds: structured('string[]'),
        alert_days: structured('number[]'),
        clock_alert_days: structured('number[]'),
      },
    },
    matter_clock_acts: { columns: { effect: union('restarts', 'suspends') } },
    cfdis: {
      columns: {
        type: type("import('#app/cfdi/domain/cfdi_record').CfdiType"),
        standard: union('4.0', '3.3', '2.0', '1.0'),
        direction: union('issued', 'received', 'other'),
        cancellation_reason: union('01', '02', '03', '04'),
        warnings: structured("import('#app/cfdi/parsing/fault').Finding[]"),
      },
    },
    billing_settings: {
      columns: {
        default_tax: type("import('#app/billing/domain/taxes').TaxKind"),
        reminder_days: structured('number[]'),
      },
    },
    recurring_charges: {
      columns: {
        currency: type("import('#app/core/money').Currency"),
        rhythm: type("import('#app/billing/domain/rhythms').Rhythm"),
        fields: structured("import('#app/billing/domain/recurring_fields').RecurringFields"),
      },
    },
    charges: {
      columns: {
        currency: type("import('#app/core/money').Currency"),
        state: type("import('#app/billing/domain/charge_states').ChargeState"),
        status: type("import('#app/billing/domain/charge_states').ChargeStatus"),
        settled_by: type("import('#app/billing/domain/charge_states').SettledBy"),
      },
    },
    charge_items: {
      columns: {
        kind: type("import('#app/billing/domain/charge_fields').ItemKind"),
        tax_kind: type("import('#app/billing/domain/taxes').TaxKind"),
      },
    },
    payments: {
      columns: {
        currency: type("import('#app/core/money').Currency"),
        state: union('review', 'accepted', 'rejected'),
        source: union('firm', 'portal', 'bank', 'fund', 'api'),
        method: type("import('#app/billing/domain/payment_methods').PaymentMethod"),
      },
    },
    payment_refunds: {
      columns: { method: type("import('#app/billing/domain/payment_methods').PaymentMethod") },
    },
    charge_emails: {
      columns: {
        kind: union('charge', 'receipt', 'statement', 'reminder'),
        cc: structured('string[]'),
        language: union('es', 'en'),
        state: union('waiting', 'sent', 'failed', 'bounced', 'withdrawn'),
      },
    },
    fee_agreements: { columns: { currency: type("import('#app/core/money').Currency") } },
    time_entries: { columns: { currency: type("import('#app/core/money').Currency") } },
    matter_expenses: {
      columns: {
        currency: type("import('#app/core/money').Currency"),
        paid_by: type("import('#app/fees/domain/expense_fields').PaidBy"),
      },
    },
    fee_charges: { columns: { part: type("import('#app/fees/domain/agreement').AgreedPart") } },
    client_funds: { columns: { currency: type("import('#app/core/money').Currency") } },
    fund_movements: {
      columns: {
        kind: type("import('#app/fees/domain/fund').MovementKind"),
        method: type("import('#app/billing/domain/payment_methods').PaymentMethod"),
      },
    },
    client_reports: {
      columns: {
        language: union('es', 'en'),
        state: union('waiting', 'sent', 'failed', 'bounced', 'withdrawn'),
      },
    },
    client_report_drafts: {
      columns: {
        state: type("import('#app/insights/domain/draft_states').DraftState"),
        problem: type("import('#app/insights/domain/draft_states').DraftProblem"),
        language: union('es', 'en'),
        matter_ids: structured('number[]'),
      },
    },
    reports: {
      columns: {
        subject: type("import('#app/insights/domain/report_fields').ReportSubjectKey"),
        definition: structured("import('#app/insights/domain/report_definition').ReportDefinition"),
        rhythm: union('weekly', 'monthly'),
      },
    },
    bank_accounts: {
      columns: {
        bank: type("import('#app/bank_statements/domain/banks').BankKey"),
        currency: type("import('#app/core/money').Currency"),
      },
    },
    bank_profiles: { columns: { mapping: structured("import('#app/bank_statements/domain/mapping').Mapping") } },
    bank_statements: {
      columns: {
        format: union('csv', 'xlsx', 'ofx'),
        state: union('draft', 'storing', 'stored'),
        refused: structured("import('#app/bank_statements/domain/movement').RefusedLine[]"),
        pending_content: structured("import('#app/bank_statements/domain/movement').FileContent"),
        pending_mapping: structured("import('#app/bank_statements/domain/mapping').Mapping"),
      },
    },
    bank_movements: {
      columns: {
        currency: type("import('#app/core/money').Currency"),
        state: type("import('#app/bank_statements/domain/movement').MovementState"),
      },
    },
    conflict_names: { columns: { kind: union('client', 'party', 'matter', 'relation', 'related') } },
    conflict_checks: {
      columns: {
        searched: structured('unknown'),
        matches: structured('unknown'),
        decision: union('pending', 'clear', 'waived', 'declined'),
      },
    },
    research_settings: {
      columns: {
        court_kind: {
          tsType: "import('#app/research/asking/court').CourtKind",
          decorators: [{ name: '@column' }],
          imports: [],
        },
      },
    },
    stored_searches: { columns: { filters: structured('Record<string, string[]>') } },
    collections: { columns: { sharing: union('private', 'read', 'edit') } },
    document_notes: { columns: { scope: union('private', 'firm') } },
    document_marks: { columns: { state: union('valid', 'invalid') } },
    document_mark_changes: { columns: { state: union('valid', 'invalid', 'none') } },
    alerts: {
      columns: {
        kind: union('search', 'document', 'saved'),
        frequency: union('at_once', 'daily', 'weekly'),
        filters: structured('Record<string, string[]>'),
      },
    },
    alert_hits: { columns: { reason: union('new', 'text', 'force', 'light', 'withdrawn') } },
    document_changes: {
      columns: {
        what: union('text', 'force', 'light', 'withdrawn'),
        before: { tsType: 'string', decorators: [{ name: '@column' }], imports: [] },
        after: { tsType: 'string', decorators: [{ name: '@column' }], imports: [] },
      },
    },
    source_runs: { columns: { state: union('running', 'finished', 'failed', 'interrupted') } },
    source_records: { columns: { state: union('stored', 'rejected', 'failed') } },
  },
} satisfies SchemaRules
