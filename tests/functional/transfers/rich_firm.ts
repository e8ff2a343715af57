import { NO_ANSWERS } from '#app/amparo/domain/demand'
import { createHash } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type { Knex } from 'knex'
import { DateTime } from 'luxon'
import { dueAt } from '#app/activities/domain/due'
import { SHIPPED_CALENDARS } from '#app/deadlines/shipped/index'
import { calendarsByKey } from '#app/deadlines/domain/calendar'
import { requestOf } from '#app/deadlines/domain/computation_fields'
import { computeTerm } from '#app/deadlines/domain/compute'
import { SYSTEM } from '#app/core/audit/author'
import { record } from '#app/core/audit/audit_log'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { storePicture } from '#app/core/files/pictures'
import { TRASH_DAYS } from '#app/matters/actions/trash_matter'
import { columnsOf, type Column } from '#app/transfers/export/columns'
import type { ArchiveRow } from '#app/transfers/export/read_table'
import type { ExportedTable } from '#app/transfers/exported/shape'
import { recomputeNames } from '#app/transfers/restore/recompute_names'
import { CATALOGUES, EXPORTED } from '#app/transfers/exported_tables'
import type { Firm } from '#tests/helpers/people'
import { cfdiXml, uuidOf } from '#tests/helpers/cfdi_xml'

/** Tables of which a firm has one row. */
const ONE_ROW = new Set(['docket_settings', 'billing_settings', 'fee_agreements'])

/** What tests the pipes: accents, quotes, line breaks, emoji, what looks like a formula, what ends a line of JSON. */
const TEXTS = ['=1+1', 'Añorve & «Ñandú» "S.A."', 'línea 1\r\nlínea 2', '🏛️ ⚖', "' OR 1=1 --", 'a,b;c\td', '],\n[']

/** Where rows of a public catalogue come from, for columns that name them. */
async function publicRow(table: string, nth: number): Promise<number> {
  const found = await db.from(table).orderBy('id').offset(nth).limit(1).first()
  if (found) return Number(found.id)
  const now = toSqlInstant(clock.now())
  const rows: Record<string, object> = {
    courts: {
      source: 'prueba',
      external_id: `x/${nth}`,
      name: 'Juzgado ficticio',
      kind: 'district',
      name_folded: 'juzgado ficticio',
    },
    legal_documents: {
      source: 'prueba',
      kind: 'tesis',
      external_id: `29/${nth}`,
      document_type: 'tesis',
      slug: `tesis-ficticia-${nth}`,
      title: 'Tesis ficticia',
      body: 'Texto ficticio',
      fingerprint: '0',
      facets: '{}',
      metadata: '[]',
      citation: 'Tesis ficticia',
      citation_keys: '[]',
      change_seq: 1,
    },
  }
  const [id] = await db.table(table).insert({ ...rows[table], created_at: now, updated_at: now })
  return Number(id)
}

/** Two rows in every table of the export, with every column filled: whatever a later table adds is tried as well. */
export async function enrich({ workspace, owner }: Firm, colleagues: number[]): Promise<void> {
  const knex = db.connection().getWriteClient() as unknown as Knex
  const made = new Map<string, number[]>([['people', [owner.id, ...colleagues]]])
  for (const catalogue of Object.keys(CATALOGUES))
    made.set(catalogue, [await publicRow(catalogue, 0), await publicRow(catalogue, 1)])
  for (const { table } of [{ table: 'roles' }, { table: 'members' }])
    made.set(
      table,
      (await db.from(table).where('workspace_id', workspace.id).orderBy('id')).map(({ id }) => Number(id))
    )
  for (const spec of EXPORTED) {
    if (['roles', 'members', 'sequences', 'invitations', 'client_keys'].includes(spec.table)) continue
    const columns = await columnsOf(knex, spec.table)
    for (const nth of ONE_ROW.has(spec.table) ? [0] : [0, 1]) {
      const row = await acceptedRow(spec, rowFor({ spec, columns, nth, firm: workspace.id, made }))
      const [id] = await db.table(spec.table).insert(row)
      made.set(spec.table, [...(made.get(spec.table) ?? []), Number(id)])
    }
  }
  await linkLater(made)
  await storeFiles(workspace.id)
  await recomputeNames(workspace.id)
  await db.table('sequences').multiInsert([
    { workspace_id: workspace.id, name: 'charges:A', value: 2 },
    { workspace_id: workspace.id, name: 'matters', value: 41 },
    { workspace_id: workspace.id, name: 'payments', value: 2 },
  ])
  await addHistory(workspace.id)
}

interface Making {
  spec: ExportedTable
  columns: Column[]
  nth: number
  firm: number
  made: Map<string, number[]>
}

function rowFor({ spec, columns, nth, firm, made }: Making) {
  const row: Record<string, unknown> = {}
  for (const [place, column] of columns.entries()) {
    const { name } = column
    const reference = spec.references[name]
    if (name === 'id' || reference?.later || (spec.without?.[name] && column.nullable)) continue
    if (name === 'workspace_id') row[name] = firm
    else if (reference)
      row[name] = made.get(reference.to)![name === 'other_id' ? 1 - nth : nth % made.get(reference.to)!.length]
    else row[name] = valueFor(spec, column, nth * 7 + place)
  }
  const place = IN_FIRST_MATTER.has(spec.table) && { matter_id: made.get('matters')![0] }
  return { ...row, ...place, ...dated(spec.table), ...formed(nth, made)[spec.table] }
}

/** What names each other is in one matter. */
const IN_FIRST_MATTER = new Set([
  ...['document_folders', 'documents', 'document_versions', 'document_taggings'],
  ...['portal_requests', 'portal_request_files', 'matter_triggers', 'matter_deadlines', 'matter_deadline_revisions'],
  'matter_clock_acts',
  ...[
    'fee_agreements',
    'fee_stages',
    'fee_charges',
    'time_entries',
    'matter_expenses',
    'client_funds',
    'fund_movements',
  ],
  'amparo_proceedings',
  'amparo_demands',
  'hearings',
  'calendar_entries',
  'court_list_matches',
])

/** The row as the forms of the product keep it, as an import would take it. */
async function acceptedRow(spec: ExportedTable, row: Record<string, unknown>) {
  if (!spec.accept) return row
  const kept = await spec.accept(
    row as ArchiveRow,
    async () => new Map(),
    async () => new Map()
  )
  if (kept === null) throw new Error(`no form of ${spec.table} takes ${JSON.stringify(row)}`)
  return kept
}

const reportDefinition = JSON.stringify({
  ...{ columns: ['reference', 'title'], filters: [], q: '', group: null, sort: 'reference', descending: false },
})

/** Values of columns that take no other text, by table. */
function formed(nth: number, made: Map<string, number[]>): Record<string, Record<string, unknown>> {
  const definition = JSON.stringify({
    stages: ['Demanda', 'Sentencia'],
    sections: [
      {
        key: 'datos',
        title: 'Datos',
        fields: [
          {
            key: 'cuantia',
            label: 'Cuantía',
            type: 'money',
            required: false,
            placeholder: null,
            help: null,
            options: [],
          },
        ],
      },
    ],
    slots: {
      amparo: { kind: 'indirect', court: 'Juzgado Ficticio', authorities: 'Alcaldía Ficticia' },
      docket: {
        deadlines: [
          { title: 'Contestar', days: 9, toResponsible: true, shown: true, clientText: 'Junta tus recibos.' },
        ],
      },
    },
  })
  const file = { mime: 'text/plain', kind: 'text', size: 10 }
  const content = JSON.stringify({ folio: nth })
  return {
    clients: {
      ...{ type: nth === 0 ? 'person' : 'business', rfc: 'LOGA800101AB1', curp: 'LOGA800101HDFPRN09' },
      ...{ email: `cliente${nth}@ejemplo.test`, zip: '06000', state: 'Ciudad de México', tax_regime: '601' },
      phones: JSON.stringify([{ number: '+525512345678', label: 'oficina' }]),
    },
    client_contacts: {
      ...{ role: 'legal_representative', role_other: null, phone: '+525512345678' },
      ...{ email: `contacto${nth}@ejemplo.test`, deed_on: '2019-03-14' },
    },
    matters: { reference: `IL-${nth}`, number: 5 + nth, stage_since: '2026-03-01', filed_on: '2026-03-02' },
    matter_templates: { definition, materia: 'civil' },
    matter_template_versions: { definition },
    matter_parties: { role: 'plaintiff', email: 'parte@ejemplo.test', rfc: 'XAXX010101000' },
    matter_stages: { since: '2026-03-02' },
    matter_links: { kind: 'related' },
    matter_field_values: { field_key: `cuantia${nth}`, type: 'money', value: '150050' },
    documents: file,
    document_versions: { ...file, sha256: 'a'.repeat(64), number: nth + 1 },
    notes: { html: '<p>Nota <strong>ficticia</strong> &amp; breve</p>' },
    portal_updates: { next_on: '2031-03-11', next_time: '10:30' },
    portal_requests: { due_on: '2031-03-12' },
    conflict_relations: { kind: 'partner' },
    conflict_checks: {
      ...{ searched: '[{"name":"Ana López"}]', matches: '[]', decision: 'clear', found: 0 },
      ...{ content, sha256: createHash('sha256').update(content).digest('hex') },
    },
    calendar_layers: { key: `own-${nth}`, weekly: '[6,7]' },
    calendar_layer_years: { year: 2026 + nth, verified_content: 'a'.repeat(64) },
    calendar_layer_days: { from_on: `2026-03-0${nth + 2}`, to_on: `2026-03-0${nth + 2}` },
    term_computations: computed(),
    matter_triggers: { ...{ happened_on: '2026-02-23', time: '10:30', resolution: 'final_judgment' }, ...onCalendars },
    matter_deadlines: { ...(nth === 0 ? deadlineComputed() : deadlineByHand), version: 3, met_on: '2026-03-02' },
    matter_deadline_revisions: {
      ...{ before: JSON.stringify(formerDates), after: JSON.stringify(formerDates) },
      sheet: nth === 0 ? computed().sheet : null,
    },
    amparo_proceedings: {
      ...{
        kind: 'indirect',
        stage: nth === 0 ? 'admitted' : 'closed',
        is_closed: nth !== 0,
        number: `${nth + 1}/2026`,
      },
      ...{ number_key: `${nth + 1}/2026`, case_key: String(nth).repeat(64), neun: '99000001' },
      ...{ notification: 'lfpca_personal', suspension: 'none', notified_on: '2026-02-23' },
    },
    amparo_news_items: { source: 'hand', news_key: 'a'.repeat(64), decided_on: '2026-03-02', published_on: null },
    amparo_demands: { kind: 'indirect', step: 'notice', answers: JSON.stringify({ ...NO_ANSWERS, act: 'Clausura' }) },
    hearings: {
      kind: 'trial',
      status: nth === 0 ? 'deferred' : 'scheduled',
      link: `https://ejemplo.test/${nth}`,
      minutes: 60,
      travel_minutes: 30,
    },
    calendar_entries: {
      ...{
        title: `Junta ${nth}`,
        title_folded: `junta ${nth}`,
        link: `https://ejemplo.test/${nth}`,
        is_private: false,
      },
      ...{ uid: `evento-${nth}@foja`, travel_minutes: 15, reminder_minutes: 30, version: 2 },
    },
    court_lists: {
      ...{ name: `Lista ${nth}`, digest: String(nth).repeat(64), state: 'stored', row_count: 2, left_over_count: 1 },
      left_over: JSON.stringify([{ line: 3, text: 'Línea ficticia' }]),
    },
    court_list_rows: {
      ...{
        kind: 'agreement',
        day: '2026-03-02',
        time: null,
        case_number: `${12 + nth}/2026`,
        case_key: `${12 + nth}/2026`,
      },
      ...{ court: 'Juzgado Ficticio', proceeding: null, parties: 'Ana vs Eva', synthesis: 'Se admite.', said: 'Texto' },
    },
    court_list_matches: {
      ...{ kind: 'agreement', score: 90, state: nth === 0 ? 'accepted' : 'waiting', uncertain: false },
      ...{ reasons: '["number","court"]', told_on: null, ...(nth > 0 && { activity_id: null }) },
    },
    matter_clock_acts: { happened_on: '2026-02-23', notification: 'last_act' },
    docket_settings: {
      ...{
        signed_kinds: '["amparo_direct","manual"]',
        alert_days: '[5,1]',
        clock_alert_days: '[60]',
        alert_hour: 9,
        escalate_hours: 6,
      },
    },
    billing_settings: { series: 'A', default_tax: 'iva16', due_days: 15, reminder_days: '[-3,7]', version: 2 },
    billing_files: {
      name: `transferencia ${nth}.pdf`,
      media_type: 'application/pdf',
      sha256: 'a'.repeat(64),
      size: 10,
    },
    recurring_charges: {
      ...{ rhythm: 'monthly', day_of_month: 5, starts_on: '2026-01-05', ends_on: null, next_on: '2031-03-05' },
      ...{ currency: 'MXN', fields: JSON.stringify(recurringFields), version: 2 },
    },
    charges: nth === 0 ? chargePaid : chargeInReview,
    charge_items: { position: 0, description: 'Honorarios', ...itemOf(), ...(nth === 1 && { matter_id: null }) },
    payments: {
      ...{ number: nth + 1, source: 'firm', method: 'transfer', paid_on: '2026-03-02', currency: 'MXN' },
      ...{ exchange_rate: null, state: nth === 0 ? 'accepted' : 'review', amount: 1_500_000, version: 2 },
      ...(nth === 0
        ? { applied: 1_160_000, refunded: 40_000, credit: 300_000 }
        : { applied: 60_000, refunded: 0, credit: 1_440_000 }),
    },
    payment_refunds: {
      amount: 20_000,
      refunded_on: '2026-03-03',
      method: 'transfer',
      payment_id: made.get('payments')?.[0],
    },
    payment_applications: { amount: nth === 0 ? 1_160_000 : 60_000 },
    refund_parts: { amount: 15_000, charge_id: made.get('charges')?.[0] },
    charge_emails: {
      ...{
        kind: 'charge',
        state: 'sent',
        language: 'es',
        recipient: 'cliente@ejemplo.test',
        cc: '["otra@ejemplo.test"]',
      },
      ...{ step: `2026-03-17:${nth}`, from_on: '2026-01-01', to_on: '2026-03-31' },
    },
    reports: { subject: 'matters', definition: reportDefinition, rhythm: 'weekly', day: 1, version: 2 },
    client_reports: { recipient: 'cliente@ejemplo.test', language: 'es', state: 'sent' },
    fee_agreements: { currency: 'MXN', share: 200_000, version: 2, ...(nth === 1 && { monthly_amount: null }) },
    fee_charges: { part: nth === 0 ? 'fixed' : 'stage', ...(nth === 0 && { stage_id: null }) },
    time_entries: { worked_on: '2026-03-02', minutes: 90, currency: 'MXN', version: 2 },
    matter_expenses: { spent_on: '2026-03-03', currency: 'MXN', paid_by: nth === 0 ? 'firm' : 'fund', version: 2 },
    client_funds: { currency: nth === 0 ? 'MXN' : 'USD', balance: 50_000, movements: 1 },
    fund_movements: {
      number: 1,
      kind: 'deposit',
      amount: 50_000,
      balance: 50_000,
      moved_on: '2026-03-02',
      method: 'transfer',
    },
    bank_accounts: { bank: 'bbva', last_digits: '1234', currency: 'MXN' },
    bank_profiles: { signature: String(nth).repeat(64), mapping: JSON.stringify(bankMapping) },
    bank_statements: {
      ...{ state: 'stored', format: 'csv', digest: String(nth).repeat(64), refused: '[]', version: 2 },
      ...{ first_day: '2026-03-01', last_day: '2026-03-31' },
    },
    bank_movements: {
      ...{ day: '2026-03-02', amount: 100_000 + nth, currency: 'MXN', occurrence: 1, balance: 500_000, version: 2 },
      ...{ state: nth === 0 ? 'matched' : 'pending', tracking_key: 'ABC123', bank_key: `mov-${nth}` },
      ...(nth === 1 && { payment_id: null, decided_by_id: null, decided_at: null, reason: null }),
    },
    cfdis: {
      ...{
        uuid: uuidOf(nth + 1),
        type: 'I',
        standard: '4.0',
        direction: 'issued',
        series: 'A',
        issued_on: '2026-03-10',
      },
      ...{ issuer_rfc: 'EKU9003173C9', receiver_rfc: 'IIA040805DZ4', method: 'PPD', form: '99', currency: 'MXN' },
      ...{ exchange_rate: null, warnings: '[{"reason":"late_stamp","values":{}}]', version: 2 },
      ...(nth === 0
        ? { canceled_on: '2026-03-11', cancellation_reason: '01', substitute_uuid: uuidOf(9), payment_id: null }
        : { canceled_on: null, cancellation_reason: null, substitute_uuid: null, charge_id: null }),
    },
    cfdi_relations: { kind: '04', uuid: uuidOf(nth + 20) },
    cfdi_installments: { uuid: uuidOf(nth + 30), paid_on: '2026-03-12', form: '03', currency: 'MXN', number: nth + 1 },
    collection_items: { slug: `tesis-ficticia-${nth}` },
    document_notes: { slug: `tesis-ficticia-${nth}` },
  }
}

/** A fee of $10,000.00 with its IVA. */
const itemOf = () => ({
  ...{ kind: 'fee', quantity: 1_000_000, unit_price: 1_000_000, discount: 0, amount: 1_000_000, tax: 160_000 },
  ...{ tax_kind: 'iva16', withheld: true },
})

/** A charge of it in dollars or pesos, to the centavo. */
const chargeOf = (number: number) => ({
  ...{ series: 'A', number, reference: `A${number}`, issued_on: '2026-03-02', due_on: '2026-03-17' },
  ...{ currency: 'MXN', exchange_rate: null, subtotal: 1_000_000, discount: 0, tax: 160_000, withheld_isr: 0 },
  ...{ withheld_iva: 0, total: 1_160_000, isr_rate: 0, withholds_iva: false, written_off: 0, version: 3 },
})

const chargePaid = {
  ...{ ...chargeOf(1), state: 'issued', status: 'paid', settled_by: 'payments', settled_on: '2026-03-04' },
  ...{ settled_days: 2, paid: 1_160_000, remaining: 0, period: '2026-03-05' },
}

const chargeInReview = {
  ...{ ...chargeOf(2), state: 'issued', status: 'pending', settled_by: null, settled_on: null, settled_days: null },
  ...{ paid: 0, remaining: 1_160_000, period: null, canceled_at: null },
}

const recurringFields = {
  items: [
    {
      ...{ matterId: null, kind: 'fee', description: 'Iguala', quantity: 1_000_000, unitPrice: 1_500_000 },
      ...{ discount: 0, taxKind: 'iva16', withheld: true },
    },
  ],
  ...{ isrRate: 0, withholdsIva: false, notes: null, dueDays: 10, exchangeRate: null },
}

const bankMapping = {
  ...{ bank: 'bbva', headingLine: 1, columns: { day: 0, description: 1, charge: 2, credit: 3 } },
  ...{ dateOrder: 'dmy', decimal: '.', accountId: null },
}

/** A term as it is filed. */
function computed(): Record<string, unknown> {
  const fields = { notifiedOn: '2026-02-23', time: null, notification: 'lfpca_personal', term: 'amparo_direct' }
  const request = { ...fields, handling: 'pjf', responsible: 'tfja' }
  const sheet = computeTerm(requestOf(request, calendarsByKey(SHIPPED_CALENDARS), 'America/Mexico_City'))
  const { notifiedOn, notification, term } = fields
  return {
    ...{ notified_on: notifiedOn, notification, term, takes_effect: sheet.takesEffect, last_day: sheet.lastDay },
    ...{ request: JSON.stringify(request), sheet: JSON.stringify(sheet) },
  }
}

const onCalendars = { notification: 'lfpca_personal', handling_calendar: 'pjf', responsible_calendar: 'tfja' }

const formerDates = {
  ...{ notifiedOn: '2026-02-23', takesEffect: '2026-02-24' },
  ...{ lastDay: '2026-03-18', lastInstant: '2026-03-19T06:00:00.000Z' },
}

/** A deadline with the sheet of that term. */
function deadlineComputed(): Record<string, unknown> {
  const { notified_on: _, ...columns } = computed()
  const { lastInstant, term, notification } = JSON.parse(String(columns.sheet))
  return {
    ...{ ...columns, ...onCalendars, source: 'computed', status: 'confirmed', open: true },
    ...{ term_version: term.version, notification_version: notification.version },
    last_instant: toSqlInstant(DateTime.fromISO(lastInstant)),
    problem: JSON.stringify({ key: 'deadlines.problem.missing_year', values: { calendar: 'TFJA', year: '2027' } }),
  }
}

/** One that somebody wrote down. */
const deadlineByHand = {
  ...{ source: 'manual', status: 'met', open: false, last_day: '2031-03-11', takes_effect: null, problem: null },
  ...{ last_instant: '2031-03-12 06:00:00.000', request: null, sheet: null, term: null, notification: null },
  ...{ term_version: null, notification_version: null, handling_calendar: null, responsible_calendar: null },
}

/** Days and times as the forms take them, and what follows from them: an import works it out again. */
function dated(table: string): Record<string, unknown> {
  const before = clock.now().minus({ days: 2 })
  const due = { dueOn: '2031-03-11', dueTime: '10:30' }
  const dates: Record<string, Record<string, unknown>> = {
    activities: {
      ...{ due_on: due.dueOn, due_time: due.dueTime, priority: 1 },
      due_at: toSqlInstant(dueAt(due, 'America/Mexico_City')),
    },
    reminders: {
      ...{ starts_on: '2031-03-10', time: '09:00', time_zone: 'America/Mexico_City', until_on: '2035-03-10' },
      ...{ next_at: '2031-03-10 15:00:00.000', escalate_hours: 2, in_app: true },
    },
    hearings: { day: '2031-03-13', time: '11:30' },
    calendar_entries: {
      ...{ first_day: '2031-03-13', last_day: '2031-03-13', time_zone: 'America/Mexico_City', until_day: '2031-03-27' },
      ...{ starts_at: '2031-03-13 16:00:00.000', ends_at: '2031-03-13 17:00:00.000', exceptions: '["2031-03-20"]' },
      rule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;WKST=SU;COUNT=3',
    },
    reminder_occurrences: {
      ...{ delivered_at: toSqlInstant(before), escalations: 0 },
      escalates_at: toSqlInstant(before.plus({ hours: 2 })),
    },
    matter_trashings: {
      created_at: toSqlInstant(before),
      erase_at: toSqlInstant(before.plus({ days: TRASH_DAYS })),
    },
  }
  return dates[table] ?? {}
}

function valueFor({ values, json }: ExportedTable, { name, holds, longest }: Column, seed: number) {
  if (values?.[name]) return values[name][seed % values[name].length]
  if (json?.includes(name)) return JSON.stringify([TEXTS[seed % TEXTS.length]])
  if (holds === 'instant') return toSqlInstant(clock.now().minus({ minutes: seed }))
  if (holds === 'flag') return seed % 2 === 1
  if (holds === 'number') return 100 + seed
  if (name === 'picture') return null
  return `${seed} ${TEXTS[seed % TEXTS.length]}`.slice(0, longest ?? 200)
}

async function linkLater(made: Map<string, number[]>) {
  for (const { table, references } of EXPORTED)
    for (const [column, { later, to }] of Object.entries(references)) {
      if (!later) continue
      const [first, second] = made.get(table)!
      await db
        .from(table)
        .where('id', second!)
        .update({ [column]: made.get(to)!.find((id) => to !== table || id === first) ?? null })
    }
}

async function storeFiles(firm: number) {
  for (const { id } of await db.from('document_versions').where('workspace_id', firm).orderBy('id')) {
    const storageKey = `documents/test/${firm}-${id}`
    const content = `Contenido ficticio ${firm === 0 ? '' : id % 2}`
    await drive.use().put(storageKey, content)
    // An import asks the files themselves what they are.
    const facts = { size: Buffer.byteLength(content), mime: 'text/plain', kind: 'text' }
    const sha256 = createHash('sha256').update(content).digest('hex')
    await db
      .from('document_versions')
      .where({ id })
      .update({ storage_key: storageKey, sha256, ...facts })
    await db.from('documents').where('current_version_id', id).update(facts)
  }
  for (const { id } of await db.from('billing_files').where('workspace_id', firm).orderBy('id')) {
    const storageKey = `documents/test/proof-${firm}-${id}`
    const content = `Comprobante ficticio ${id % 2}`
    await drive.use().put(storageKey, content)
    const facts = { size: Buffer.byteLength(content), media_type: 'text/plain' }
    const sha256 = createHash('sha256').update(content).digest('hex')
    await db
      .from('billing_files')
      .where({ id })
      .update({ storage_key: storageKey, sha256, ...facts })
  }
  for (const { id, uuid } of await db.from('cfdis').where('workspace_id', firm).orderBy('id')) {
    const storageKey = `documents/test/cfdi-${firm}-${id}`
    const content = cfdiXml({ uuid })
    await drive.use().put(storageKey, content)
    const sha256 = createHash('sha256').update(content).digest('hex')
    await db
      .from('cfdis')
      .where({ id })
      .update({ storage_key: storageKey, sha256, size: Buffer.byteLength(content) })
  }
  const { id } = await db.from('clients').where('workspace_id', firm).orderBy('id').firstOrFail()
  const { default: sharp } = await import('sharp')
  const webp = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
    .webp()
    .toBuffer()
  await db
    .from('clients')
    .where({ id })
    .update({ picture: await storePicture(webp, `client-${id}`) })
}

const addHistory = (firm: number) =>
  db.transaction(async (trx) => {
    const subject = { type: 'matter', id: 1 }
    for (const title of TEXTS)
      await record(trx, SYSTEM, { workspaceId: firm, action: 'matter.edited', subject, after: { title } })
  })
