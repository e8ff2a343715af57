import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { WriteNote } from '#app/activities/actions/write_note'
import type { ArchiveRow } from '#app/transfers/export/read_table'
import { EXPORTED } from '#app/transfers/exported_tables'
import { emptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'
import { by } from '../law_firm/activities/scene.js'
import { done, exported } from './archive_content.js'
import { forgedRows, packed, unpacked } from './forged_archive.js'
import { enrich } from './rich_firm.js'

const LONG = 'x'.repeat(60_000)
const TURNED = '\u202e \u2066'
const DAY = '2026-02-31'

/** What no form of the product takes, by table: each entry makes one row of an archive a wrong one. */
const REFUSED: Record<string, Partial<ArchiveRow>[]> = {
  groups: [{ name: TURNED }, { description: LONG }],
  clients: [
    ...[{ name: '', given_names: '', trade_name: LONG }, { rfc: '<b>' }, { rfc: 'LOGA800101AB1X' }, { curp: '¡!' }],
    ...[{ email: 'nadie' }, { phones: '[{"number":"123"}]' }, { phones: '{}' }, { phones: '"[]"' }, { zip: 'ABCDE' }],
    ...[{ state: 'Atlantis' }, { tax_regime: '000' }, { notes: LONG }, { type: 'robot' }],
    ...[{ tags: '{}' }, { tags: `["${LONG}"]` }],
  ],
  client_contacts: [
    ...[{ name: TURNED }, { role: 'spy' }, { role: 'other', role_other: null }, { phone: '123' }, { email: 'no' }],
    ...[{ notes: LONG }, { deed_on: DAY }, { deed_number: LONG }, { deed_notary: LONG }],
  ],
  matter_templates: [
    ...[{ title: TURNED }, { definition: '{}' }, { definition: 'null' }, { materia: 'magic' }, { description: LONG }],
    { definition: '{"stages":[],"sections":[],"slots":{"activities":{"items":"all"}}}' },
    { definition: '{"stages":[],"sections":[],"slots":{"docket":{"deadlines":[{"title":"Plazo","days":-1}]}}}' },
  ],
  matter_template_versions: [{ title: TURNED }, { definition: '{"stages":"none","sections":[],"slots":{}}' }],
  matters: [
    ...[
      { title: TURNED },
      { title: LONG },
      { stage_since: DAY },
      { filed_on: DAY },
      { claim_amount: -1 },
      { number: 0 },
      { reference: TURNED },
    ],
    ...[{ materia: 'magic' }, { status: 'lost' }, { court: LONG }],
  ],
  matter_parties: [
    { role: 'spy' },
    { role: 'other', role_other: null },
    { name: TURNED },
    { email: 'no' },
    { note: LONG },
  ],
  matter_party_lawyers: [{ name: TURNED }, { license_number: LONG }, { phone: LONG }],
  matter_tags: [{ name: TURNED }, { name: LONG }],
  matter_stages: [{ since: DAY }, { since: 'mañana' }, { stage: LONG }],
  matter_links: [{ kind: 'enemy' }],
  matter_field_values: [
    ...[{ value: '"mucho"' }, { value: '0.5' }, { type: 'date', value: `"${DAY}"` }, { type: 'rfc', value: '"XX"' }],
    ...[{ type: 'choices', value: '"one"' }, { type: 'phone', value: '"1"' }, { field_key: '<b>' }, { label: LONG }],
  ],
  matter_pins: [{ note: LONG }, { title: LONG }, { citation: TURNED }],
  document_folders: [{ name: '\u200b' }],
  documents: [{ name: '\u200b' }, { mime: 'text/html\r\nx: y' }, { size: -1 }, { checkout_note: LONG }],
  document_versions: [{ sha256: 'x' }, { number: 0 }, { mime: 'any' }, { comment: LONG }, { size: 0.5 }],
  document_tags: [{ name: TURNED }, { name: LONG }],
  activities: [{ due_on: DAY }, { due_time: '25:00' }, { title: LONG }, { priority: 9 }, { state: 'lost' }],
  activity_subtasks: [{ title: TURNED }, { title: LONG }],
  reminders: [{ starts_on: DAY }, { time: '99:99' }, { time_zone: 'Ninguna/Parte' }, { escalate_hours: 0 }],
  notes: [{ html: '<script>alert(1)</script>' }, { html: `<p>${LONG}</p>` }, { html: '' }],
  portal_updates: [{ next_on: DAY }, { next_time: '24:00' }, { text: LONG }, { next_title: LONG }],
  portal_messages: [{ text: LONG }, { text: TURNED }],
  portal_requests: [{ due_on: DAY }, { title: TURNED }, { explanation: LONG }, { reason: LONG }],
  portal_request_files: [{ name: '\u200b' }, { size: -1 }],
  portal_views: [{ label: LONG }],
  conflict_relations: [{ kind: 'enemy' }, { name: TURNED }, { other_name: LONG }],
  conflict_checks: [
    ...[{ searched: '[]' }, { matches: '[{"recordId":1}]' }, { decision: 'maybe' }, { number: 0 }],
    ...[{ content: 'otra cosa' }, { decision: 'pending' }, { reason: LONG }],
  ],
  calendar_layers: [
    { key: 'A b' },
    { name: TURNED },
    { weekly: '[8]' },
    { weekly: '{}' },
    { weekly: '[1,2,3,4,5,6,7]' },
  ],
  calendar_layer_years: [{ year: 1492 }, { source: TURNED }, { source: LONG }, { verified_content: 'x' }],
  calendar_layer_days: [
    ...[{ from_on: DAY }, { to_on: null }, { to_on: '2026-03-01' }, { to_on: '2027-01-02' }, { basis: LONG }],
    ...[{ counts: false, basis: null }, { counts: true, reason: null }, { kind: 'holiday' }, { reason: LONG }],
  ],
  term_computations: [
    ...[{ number: 0 }, { title: LONG }, { request: '{}' }, { sheet: '{}' }, { last_day: '2031-01-01' }],
    ...[{ takes_effect: null }, { term: 'amparo_review' }, { notification: 'cnpcyf_list' }],
  ],
  matter_triggers: [{ title: TURNED }, { happened_on: DAY }, { time: '25:00' }, { resolution: 'magic' }],
  matter_deadlines: [
    ...[{ title: TURNED }, { request: '{}' }, { sheet: '{}' }, { last_day: '2031-01-01' }, { status: 'lost' }],
    ...[{ takes_effect: null }, { term: 'amparo_review' }, { met_on: DAY }, { reason: LONG }, { version: 0 }],
  ],
  matter_deadline_revisions: [{ before: '{}' }, { after: '[]' }, { cause: 'magic' }, { sheet: '{}' }],
  hearings: [
    ...[{ kind: 'party' }, { status: 'lost' }, { day: DAY }, { time: '25:00' }, { minutes: 0 }, { court: LONG }],
    ...[{ link: 'http://ejemplo.test' }, { outcome: LONG }, { travel_minutes: 9_999 }, { room: LONG }],
  ],
  amparo_proceedings: [
    ...[
      { kind: 'habeas' },
      { stage: 'listed' },
      { number: LONG },
      { suspension: 'maybe' },
      { act_claimed: LONG + LONG },
    ],
    ...[{ notified_on: DAY }, { notification: 'magic' }, { case_key: 'x' }, { neun: 'abc' }],
  ],
  amparo_news_items: [{ source: 'air' }, { news_key: 'x' }, { decided_on: DAY }, { notebook: LONG }],
  amparo_demands: [{ kind: 'habeas' }, { step: 'last' }, { title: LONG }, { answers: '{}' }, { answers: '[' }],
  calendar_entries: [
    ...[{ first_day: DAY }, { last_day: '2031-03-12' }, { ends_at: null }],
    ...[
      { starts_at: '2031-03-14 16:00:00.000' },
      { ends_at: 'mañana' },
      { time_zone: 'Ninguna/Parte' },
      { rule: 'FREQ=DAILY' },
    ],
    ...[{ rule: 'FREQ=HOURLY;COUNT=2' }, { exceptions: '{}' }],
    ...[{ travel_minutes: 9_999 }, { sequence: -1 }, { uid: TURNED }, { notes: LONG }],
  ],
  court_lists: [{ name: LONG }, { digest: 'x' }, { row_count: -1 }, { left_over_count: -1 }],
  court_list_rows: [
    ...[{ kind: 'party' }, { day: DAY }, { time: '25:00' }, { case_number: 'sin número' }, { court: LONG }],
    ...[{ parties: LONG }, { proceeding: LONG }],
  ],
  court_list_matches: [{ kind: 'party' }, { state: 'lost' }, { score: 101 }, { told_on: DAY }, { reason: LONG }],
  matter_clock_acts: [{ title: TURNED }, { happened_on: DAY }, { effect: 'stops' }, { removed_reason: LONG }],
  docket_settings: [
    { clock_alert_days: '[366]' },
    { signed_kinds: '["magic"]' },
    { signed_kinds: '{}' },
    { alert_days: '[-1]' },
    { alert_hour: 24 },
  ],
  billing_settings: [
    ...[{ series: 'a-b' }, { default_tax: 'iva99' }, { due_days: 366 }, { reminder_days: '[999]' }],
    ...[{ reminder_days: '{}' }, { payment_notes: LONG }, { version: -1 }],
  ],
  billing_files: [{ name: TURNED }, { media_type: 'texto' }, { sha256: 'x' }, { size: -1 }],
  recurring_charges: [
    ...[{ title: TURNED }, { rhythm: 'weekly' }, { day_of_month: 32 }, { starts_on: DAY }, { next_on: DAY }],
    ...[{ fields: '{}' }, { fields: '[' }, { ends_on: '2025-01-01' }, { active: 'sometimes' }, { currency: 'EUR' }],
  ],
  charges: [
    ...[{ total: 1_160_001 }, { paid: 1_160_001 }, { remaining: 1 }, { written_off: -1 }, { subtotal: 0.5 }],
    ...[{ state: 'lost' }, { state: 'draft' }, { state: 'canceled' }, { state: 'written_off' }, { status: 'pending' }],
    ...[{ settled_by: 'reopened' }, { settled_on: null }, { number: null }, { number: 0 }, { series: 'a b' }],
    ...[{ currency: 'EUR' }, { currency: 'USD' }, { exchange_rate: 18_000_000 }, { due_on: '2026-03-01' }],
    ...[{ issued_on: DAY }, { issued_on: null }, { isr_rate: 999_999 }, { notes: LONG }, { period: 'marzo' }],
  ],
  charge_items: [
    ...[{ amount: 1_000_001 }, { tax: 0 }, { quantity: 0 }, { quantity: 2_000_000 }, { discount: 1_000_001 }],
    ...[{ description: TURNED }, { tax_kind: 'iva99' }, { kind: 'gift' }, { unit_price: -1 }],
  ],
  payments: [
    ...[{ amount: 1_500_001 }, { credit: -1 }, { state: 'lost' }, { method: 'barter' }, { paid_on: DAY }],
    ...[{ currency: 'USD' }, { number: 0 }, { notes: LONG }, { source: 'air' }, { state: 'review' }],
  ],
  payment_refunds: [{ amount: 0 }, { refunded_on: DAY }, { method: 'barter' }, { reason: TURNED }],
  payment_applications: [{ amount: 0 }, { amount: 1.5 }],
  refund_parts: [{ amount: 0 }, { amount: 1.5 }],
  charge_emails: [
    ...[{ recipient: 'nadie' }, { cc: '["nadie"]' }, { cc: '{}' }, { kind: 'spam' }, { language: 'fr' }],
    ...[{ state: 'lost' }, { subject: TURNED }, { from_on: DAY }],
  ],
  fee_agreements: [
    { currency: 'EUR' },
    { monthly_amount: -1 },
    { share: 1_000_001 },
    { share_base: LONG },
    { notes: LONG },
  ],
  fee_stages: [{ name: TURNED }, { amount: 0 }, { position: -1 }],
  fee_rates: [{ rate: 0 }],
  fee_charges: [{ part: 'gift' }, { amount: 0 }, { obtained: -1 }],
  time_entries: [{ worked_on: DAY }, { minutes: 0 }, { description: LONG }, { currency: 'EUR' }, { rate: -1 }],
  matter_expenses: [
    { spent_on: DAY },
    { amount: 0 },
    { paid_by: 'king' },
    { description: TURNED },
    { currency: 'EUR' },
  ],
  client_funds: [{ balance: -1 }, { currency: 'EUR' }, { movements: -1 }],
  fund_movements: [{ kind: 'gift' }, { balance: -1 }, { moved_on: DAY }, { method: 'barter' }, { number: 0 }],
  bank_accounts: [{ bank: 'piggy' }, { name: TURNED }, { last_digits: '12345' }],
  bank_profiles: [{ signature: 'x' }, { mapping: '{}' }, { mapping: '[' }],
  bank_statements: [{ name: LONG }, { digest: 'x' }, { state: 'lost' }, { first_day: DAY }, { movement_count: -1 }],
  bank_movements: [{ amount: 0 }, { amount: -5 }, { state: 'lost' }, { day: DAY }, { description: LONG }],
  cfdis: [
    ...[
      { uuid: 'x' },
      { type: 'X' },
      { total: -1 },
      { issued_on: DAY },
      { issuer_rfc: '<b>' },
      { receiver_name: LONG },
    ],
    ...[{ direction: 'sideways' }, { canceled_on: DAY }, { cancellation_reason: '09' }, { file_name: TURNED }],
  ],
  cfdi_relations: [{ kind: 'x' }, { uuid: 'x' }],
  cfdi_installments: [{ uuid: 'x' }, { number: 0 }, { paid_on: DAY }, { paid: -1 }, { currency: 'pesos' }],
  reports: [
    ...[{ title: TURNED }, { title: LONG }, { subject: 'magic' }, { rhythm: 'hourly' }, { day: 32 }, { version: 0 }],
    ...[{ definition: '[' }, { definition: 'null' }, { definition: '{"columns":[]}' }, { definition: LONG }],
  ],
  client_reports: [
    ...[{ recipient: 'nadie' }, { language: 'fr' }, { subject: TURNED }, { subject: LONG }, { body: LONG }],
    ...[{ state: 'lost' }, { reason: LONG }],
  ],
  collections: [{ name: TURNED }, { description: LONG }],
  collection_items: [{ note: LONG }, { passage: LONG }, { paragraph: -1 }, { slug: 'a b' }, { title: LONG }],
  document_notes: [{ text: LONG }, { scope: 'world' }, { paragraph: -1 }, { quote: LONG }, { citation: TURNED }],
  document_marks: [{ reason: LONG }],
  document_mark_changes: [{ reason: LONG }],
}

/** Tables whose rows hold nothing that somebody typed: only who, what and when. */
const WITHOUT_FORM = [
  ...['group_members', 'matter_archivals', 'matter_team', 'matter_clients', 'matter_trashings', 'matter_sheets'],
  ...['document_taggings', 'activity_documents', 'reminder_people', 'reminder_occurrences', 'reminder_receipts'],
  ...['amparo_followers', 'hearing_people', 'hearing_documents', 'hearing_results', 'calendar_entry_people'],
  ...['note_mentions', 'portal_reads', 'roles', 'sequences', 'charge_matters', 'recurring_charge_matters'],
  ...['reminder_pauses', 'report_roles'],
]

test.group('Rows of a firm archive', (group) => {
  let folder: string
  group.each.setup(async () => {
    await emptyDatabase()
    folder = await mkdtemp(join(tmpdir(), 'foja-rows-'))
    return async () => {
      await emptyDatabase()
      await rm(folder, { recursive: true, force: true })
    }
  })

  test('pass the rules of the forms, whatever table they are of', async ({ assert }) => {
    const tables = EXPORTED.filter(({ exportOnly }) => !exportOnly).map(({ table }) => table)
    assert.sameMembers([...Object.keys(REFUSED), ...WITHOUT_FORM], tables)
    const ours = await firm()
    await enrich(ours, [(await ours.hire('lawyer')).id])
    const copy = await exported(ours)
    const files = await unpacked(copy.path)
    for (const [table, changes] of Object.entries(REFUSED)) {
      const spec = EXPORTED.find((each) => each.table === table)!
      const [row] = JSON.parse(files.get(`datos/json/${table}.json`)!.toString()) as ArchiveRow[]
      const nobody = async () => new Map()
      assert.isNotNull(await spec.accept!(row!, nobody, nobody), table)
      for (const change of changes) {
        const tampered = { ...row, ...change } as ArchiveRow
        const isKnown = Object.entries(spec.values ?? {}).every(([name, known]) =>
          known.includes(String(tampered[name]))
        )
        const what = `${table} ${JSON.stringify(change).slice(0, 80)}`
        assert.isTrue(!isKnown || (await spec.accept!(tampered, nobody, nobody)) === null, what)
      }
    }
    await copy.remove()
  }).timeout(30_000)

  test('of events that were imported once are made tidy, and lose no address', async ({ assert }) => {
    const ours = await firm()
    await enrich(ours, [])
    const copy = await exported(ours)
    const files = await unpacked(copy.path)
    const [row] = JSON.parse(files.get('datos/json/calendar_entries.json')!.toString()) as ArchiveRow[]
    const spec = EXPORTED.find(({ table }) => table === 'calendar_entries')!
    const kept = (change: ArchiveRow) =>
      spec.accept!(
        { ...row, ...change },
        async () => new Map(),
        async () => new Map()
      )
    assert.include(await kept({ title: TURNED }), { title: 'Sin título', title_folded: 'sin titulo' })
    assert.equal(String((await kept({ title: LONG }))!.title).length, 200)
    const link = 'http://ejemplo.test/sala'
    assert.include(await kept({ link, notes: 'Llevar acta' }), {
      link: null,
      notes: `Llevar acta\nEnlace que no empieza con https: ${link}`,
    })
    assert.include(await kept({ link, notes: 'x'.repeat(2_000) }), { link: null, notes: 'x'.repeat(2_000) })
    await copy.remove()
  }).timeout(30_000)

  test('have everything that follows from them worked out again', async ({ assert }) => {
    const ours = await firm()
    await enrich(ours, [(await ours.hire('lawyer')).id])
    const copy = await exported(ours)
    const forgedFold = { name_folded: 'otra', search_text: 'otra' }
    let files = await unpacked(copy.path)
    files = forgedRows(files, 'clients', (row) => ({ ...row, ...forgedFold }))
    files = forgedRows(files, 'client_keys', (row) => ({ ...row, value: 'otra' }))
    const matter = {
      title_folded: 'otra',
      client_folded: 'otra',
      search_text: 'otra',
      also_named: 'otra',
      case_key: 'otra',
      next_on: DAY,
    }
    files = forgedRows(files, 'matters', (row) => ({ ...row, ...matter }))
    files = forgedRows(files, 'reminders', (row) => ({ ...row, title_folded: 'otra' }))
    files = forgedRows(files, 'activities', (row) => ({ ...row, open: false, state: 'to_start' }))
    files = forgedRows(files, 'calendar_entries', (row) => ({ ...row, exceptions: '["2031-03-21"]' }))
    files = forgedRows(files, 'notes', (row) => ({
      ...row,
      html: '<p onclick="x()">Hola<script>alert(1)</script> <a href="javascript:x">a</a></p>',
      plain_text: 'otra',
    }))
    files = forgedRows(files, 'matter_field_values', (row) => ({ ...row, text_folded: 'otra', number_value: 7 }))
    files = forgedRows(files, 'conflict_relations', (row) => ({ ...row, sorted: 'otra', other_sorted: 'otra' }))
    files = forgedRows(files, 'matter_parties', (row) => ({ ...row, name: '<b>Ñandú</b>', name_folded: 'otra' }))
    const path = join(folder, 'forged.zip')
    await packed(files, path)
    const theirs = await firm('Despacho vacío')
    const task = await done(theirs, 'transfers.workspace_restore', { path })
    assert.deepEqual([task.state, task.error], ['done', null])
    const rows = (table: string) => db.from(table).where('workspace_id', theirs.workspace.id)
    const tables = ['clients', 'client_keys', 'matters', 'activities', 'reminders', 'notes', 'conflict_relations']
    for (const table of tables)
      for (const row of await rows(table)) assert.notInclude(Object.values(row), 'otra', table)
    const [party] = await rows('matter_parties')
    assert.deepInclude(party, { name: '<b>Ñandú</b>', name_folded: '<b>n~andu</b>' })
    assert.include((await rows('matters').orderBy('id'))[0].search_text, '<b>nandu</b>')
    assert.isNotEmpty(await rows('client_keys'))
    assert.deepEqual([...new Set((await rows('activities')).map(({ open }) => Number(open)))], [1])
    assert.deepEqual(
      (await rows('matters').orderBy('id')).map((row) => row.next_on),
      ['2026-03-18', '2031-03-11']
    )
    assert.equal((await rows('matter_field_values'))[0].number_value, 150_050)
    assert.deepEqual([...new Set((await rows('calendar_entries')).map(({ exceptions }) => exceptions))], ['[]'])
    const [note] = await rows('notes')
    assert.notMatch(note.html, /script|onclick|javascript/)
    assert.equal(note.plain_text, 'Hola a')
    assert.lengthOf(await rows('conflict_names').whereIn('kind', ['relation', 'related']), 4)
    await copy.remove()
  }).timeout(30_000)

  test('name people in notes by the numbers that they have here', async ({ assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    const matter = await matterOf(ours)
    const html = `<p>Ver con <span data-type="mention" data-id="${lawyer.id}">@x</span></p>`
    const people = [{ id: lawyer.id, name: lawyer.name }]
    await new WriteNote().handle(by(ours.owner), matter, { html, people })
    const copy = await exported(ours)
    const theirs = await firm('Despacho vacío')
    const task = await done(theirs, 'transfers.workspace_restore', { path: copy.path })
    assert.deepEqual([task.state, task.error], ['done', null])
    const known = await db.from('imported_people').where({ workspace_id: theirs.workspace.id, email: lawyer.email })
    const note = await db.from('notes').where('workspace_id', theirs.workspace.id).firstOrFail()
    assert.include(note.html, `data-type="mention" data-id="${known[0].user_id}"`)
    assert.include(note.plain_text, `@${lawyer.name}`)
    await copy.remove()
  }).timeout(30_000)
})
