import db from '@adonisjs/lucid/services/db'
import type { Locator, Page } from 'playwright'
import type { DemoPerson } from '#app/backoffice/demo/demo_people'
import { credentialsOf } from '#tests/helpers/demo'
import { mailsTo } from '#tests/helpers/mailbox'
import { OF_BANKS } from './bank_pages.js'
import { OF_STATEMENTS } from './statement_pages.js'
import { OF_CFDI } from './cfdi_pages.js'
import { preparedDraft } from '../law_firm/prepared_reports.js'

type Address = string | (() => Promise<string>)

/** A page of the product as the sweep looks at it. */
export interface Shown {
  /** Its file under `inertia/pages`. */
  page: string
  address: Address
  /** Widths of the window at which axe looks at it. At these and at `fits` it must not scroll sideways. */
  widths?: number[]
  fits?: number[]
  /** In both languages; otherwise in Spanish. */
  both?: true
  /** What is opened or waited for before. */
  ready?: (page: Page) => Promise<unknown> | Locator
  /** What the browser says of an answer that is meant so. */
  complaints?: RegExp[]
}

/** Who looks; `nobody` is not signed in. */
export type Viewer = DemoPerson['role'] | 'nobody'

/** Widths of a page that no list of widths was written for. */
export const WIDTHS = [1280, 360]

const PHONE = [360]
const FIRM = '/law-firm'
const MATTER = `${FIRM}/files/file-overview/1`
const SETTINGS = `${FIRM}/settings`
const CONFLICTS = `${FIRM}/clients/conflicts`
const INVITATIONS = `${FIRM}/invitations`
const LAW = 'ley-federal-de-mediacion-vecinal-ficticia-demo-lfmv'
const ANALYSIS = '/search/b-search/analysis'
const OPEN = '/recursos-legales-gratuitos/buscador-juridico-mexico'

const findId = async (table: string, where: Record<string, unknown> = {}) =>
  Number((await db.from(table).where(where).orderBy('id').firstOrFail()).id)

/** The address of a page about the first row of a table that is like this. */
const about =
  (table: string, address: (id: number) => string, where: Record<string, unknown> = {}): Address =>
  async () =>
    address(await findId(table, where))

/** A charge that somebody still owes. */
const OPEN_CHARGE = { state: 'issued', status: 'pending' }

/** The form of a proof for a charge that the client of the demo owes. */
const ownCharge = async () => {
  const { id } = await db
    .from('charges')
    .join('clients', 'clients.id', 'charges.client_id')
    .where({ 'charges.state': 'issued', 'charges.status': 'pending' })
    .where('clients.user_id', await findId('users', { email: credentialsOf('client').email }))
    .select('charges.id')
    .firstOrFail()
  return `/main/client/account/charges/${id}/payments/add`
}

/** The form of the outcome of a hearing with all of its fields. */
async function outcomeOfHearing(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Anotar resultado' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /^Proponer los plazos/ }).check()
  await dialog.getByRole('button', { name: /^Qué se notificó o conoció/ }).click()
  await page.getByRole('option', { name: 'Sentencia de amparo indirecto' }).click()
  await dialog.getByRole('textbox', { name: /^Actividades que siguen/ }).fill('Pedir copia del acta')
  return dialog.getByRole('button', { name: 'Guardar', exact: true })
}

const client = (end: string) =>
  about('clients', (id) => `${FIRM}/clients/${id}${end}`, { name: 'Rosa Elena Montes Quintero' })
const sheet = about('term_computations', (id) => `/calculadora/${id}`)
const check = (end: string) => about('conflict_checks', (id) => `${CONFLICTS}/${id}${end}`)
const report = (way: string) => about('reports', (id) => `${FIRM}/reports/${way}/${id}`)
const ownTemplate = (way: string) =>
  about('matter_templates', (id) => `${SETTINGS}/templates/${way}/${id}`, {
    scope: 'firm',
    title: 'Divorcio incausado',
  })
const catalogueTemplate = (way: string) =>
  about('matter_templates', (id) => `${SETTINGS}/templates/${way}/${id}`, { scope: 'catalogue' })
/** A template that is the lawyer's own; it is made when it is asked for first. */
const personalTemplate = (way: string) => async () => {
  const table = 'matter_templates'
  if (!(await db.from(table).where('scope', 'personal').first())) {
    const { id: _, ...one } = await db.from(table).where('scope', 'catalogue').orderBy('id').firstOrFail()
    const lawyer = await findId('users', { email: credentialsOf('lawyer').email })
    await db.table(table).insert({ ...one, scope: 'personal', user_id: lawyer, workspace_id: null })
  }
  return `/settings/templates/${way}/${await findId(table, { scope: 'personal' })}`
}

/** The link of the invitation that waits for somebody without an account. */
export async function invitationLink(): Promise<string> {
  return (await mailsTo('ximena@ochoa.example')).find(({ link }) => link?.startsWith('/invitations/'))!.link!
}

/** A pinned text that read otherwise when it was pinned. */
export async function changedPin(): Promise<string> {
  const { id, matter_id: matterId, document_id, created_at } = await db.from('matter_pins').orderBy('id').firstOrFail()
  const document = await db.from('legal_documents').where('id', document_id).firstOrFail()
  const { title, body, outline, metadata } = document
  const fingerprint = 'f'.repeat(64)
  const times = { seen_at: created_at, replaced_at: document.updated_at }
  const earlier = { title, outline, metadata, body: `${body} Con un final que después se suprimió.` }
  await db.table('legal_versions').insert({ document_id, fingerprint, ...earlier, ...times })
  await db.from('matter_pins').where('id', id).update({ fingerprint })
  return `${FIRM}/files/${matterId}/pins/${id}`
}

/** What lawyers work on, as the owner of a firm sees it. */
export const OF_PRACTICE: Shown[] = [
  { page: 'main/home', address: '/main', ready: (page) => page.getByRole('heading', { level: 2 }).first() },
  { page: 'main/notices/index', address: '/notifications' },
  { page: 'main/notices/index', address: '/notifications?show=unread' },
  { page: 'law_firm/deadlines/index', address: `${FIRM}/deadlines`, widths: [1280, 390] },
  { page: 'law_firm/charges/create', address: `${FIRM}/e-collections/add`, widths: [1280, 390], both: true },
  {
    page: 'law_firm/charges/show',
    address: about('charges', (id) => `${FIRM}/e-collections/${id}`),
    widths: [1280, 390],
  },
  {
    page: 'law_firm/charges/edit',
    address: about('charges', (id) => `${FIRM}/e-collections/${id}/edit`, { state: 'draft' }),
    widths: [1280, 390],
  },
  { page: 'law_firm/recurring_charges/index', address: `${FIRM}/recurring-charges`, widths: [1280, 390], both: true },
  { page: 'law_firm/recurring_charges/create', address: `${FIRM}/recurring-charges/add`, widths: [1280, 390] },
  {
    page: 'law_firm/recurring_charges/show',
    address: about('recurring_charges', (id) => `${FIRM}/recurring-charges/${id}`),
    widths: [1280, 390],
  },
  {
    page: 'law_firm/recurring_charges/edit',
    address: about('recurring_charges', (id) => `${FIRM}/recurring-charges/${id}/edit`),
    widths: [1280, 390],
  },
  { page: 'law_firm/charges/index', address: `${FIRM}/e-collections`, widths: [1280, 390], both: true },
  { page: 'law_firm/charges/index', address: `${FIRM}/e-collections?tab=all`, widths: [1440, 390] },
  {
    page: 'law_firm/charges/index',
    address: `${FIRM}/e-collections?amountFrom=1&dueTo=2030-12-31&currency=USD`,
    widths: [1280, 390],
    ready: async (page) => {
      await page.getByRole('button', { name: /^Filtros/ }).click()
      return page.getByRole('dialog')
    },
  },
  { page: 'law_firm/payments/index', address: `${FIRM}/payments`, widths: [1280, 390], both: true },
  {
    page: 'law_firm/payments/create',
    address: about('charges', (id) => `${FIRM}/payments/add?charge=${id}`, OPEN_CHARGE),
    widths: [1280, 390],
  },
  { page: 'law_firm/payments/show', address: about('payments', (id) => `${FIRM}/payments/${id}`), widths: [1280, 390] },
  ...OF_BANKS,
  ...OF_STATEMENTS,
  ...OF_CFDI,
  { page: 'law_firm/clients/show', address: client('?tab=billing'), widths: [1280, 390] },
  { page: 'law_firm/matters/show', address: `${MATTER}?tab=billing`, widths: [1280, 390] },
  { page: 'law_firm/matters/show', address: `${MATTER}?tab=fees`, widths: [1280, 390] },
  {
    page: 'law_firm/matters/show',
    address: `${MATTER}?tab=fees`,
    ready: (page) => page.getByRole('button', { name: 'Editar lo pactado' }).click(),
    widths: [390],
  },
  { page: 'law_firm/time_entries/index', address: `${FIRM}/time`, widths: [1280, 390] },
  {
    page: 'law_firm/time_entries/index',
    address: `${FIRM}/time?week=2026-01-05`,
    ready: (page) => page.getByRole('button', { name: 'Anotar tiempo' }).first().click(),
    widths: [390],
  },
  { page: 'law_firm/client_funds/show', address: `${FIRM}/files/1/fund`, widths: [1280, 390] },
  { page: 'amparo/index', address: '/amparo', widths: [1280, 390], both: true },
  {
    page: 'amparo/show',
    address: about('amparo_proceedings', (id) => `/amparo/${id}`, { is_own: 1 }),
    widths: [1280, 390],
  },
  {
    page: 'amparo/show',
    address: about('amparo_proceedings', (id) => `/amparo/${id}`, { is_own: 0 }),
    widths: [1280, 390],
  },
  {
    page: 'amparo/demands/show',
    address: about('amparo_demands', (id) => `/amparo/demands/${id}`),
    widths: [1280, 390],
  },
  { page: 'law_firm/activities/index', address: `${FIRM}/activities`, widths: [1280, 390] },
  { page: 'law_firm/reminders/index', address: `${FIRM}/reminders`, widths: [1280, 390] },
  { page: 'law_firm/matters/index', address: `${FIRM}/files/list`, fits: [390] },
  { page: 'law_firm/matters/index', address: `${FIRM}/files/list?view=kanban&by=status`, fits: [390] },
  { page: 'law_firm/matters/index', address: `${FIRM}/files/list?view=kanban`, fits: [390] },
  { page: 'law_firm/matters/index', address: `${FIRM}/files/list?view=timeline&sort=-updated`, fits: [390] },
  { page: 'law_firm/matters/create', address: `${FIRM}/files/add`, fits: [390] },
  { page: 'law_firm/matters/show', address: MATTER, fits: [390] },
  { page: 'law_firm/matters/show', address: `${MATTER}?tab=parties`, fits: [390] },
  { page: 'law_firm/matters/show', address: `${MATTER}?tab=notes`, widths: [390] },
  { page: 'law_firm/court_lists/index', address: '/law-firm/library/lists', widths: [1440, 390] },
  { page: 'law_firm/court_lists/agreements', address: '/law-firm/library/lists/agreements', widths: [1440, 390] },
  { page: 'law_firm/court_lists/hearings', address: '/law-firm/library/lists/hearings', widths: [390] },
  { page: 'law_firm/matters/show', address: `${MATTER}?tab=hearings`, widths: [1440, 390] },
  {
    page: 'law_firm/matters/show',
    address: `${MATTER}?tab=hearings`,
    widths: [1440, 390],
    ready: outcomeOfHearing,
  },
  { page: 'law_firm/matters/show', address: `${MATTER}?tab=timeline`, widths: [390] },
  { page: 'law_firm/matters/show', address: `${MATTER}?tab=activities`, widths: [390] },
  { page: 'law_firm/matters/show', address: `${MATTER}?tab=activities&view=board`, widths: [390] },
  {
    page: 'law_firm/matters/show',
    address: `${MATTER}?tab=activities&activity=1`,
    widths: [390],
    ready: (page) => page.getByRole('dialog'),
  },
  { page: 'law_firm/matters/show', address: `${MATTER}?tab=docket`, widths: [1280, 390] },
  { page: 'law_firm/matters/show', address: `${MATTER}?tab=documents`, widths: [1280, 390] },
  { page: 'law_firm/matters/show', address: `${FIRM}/files/file-overview/3?tab=documents`, widths: [1280] },
  { page: 'law_firm/matters/show', address: `${MATTER}?tab=messages`, widths: [1280] },
  { page: 'law_firm/matters/show', address: `${MATTER}?tab=research`, widths: [1280] },
  { page: 'law_firm/matter_pins/show', address: changedPin },
  { page: 'law_firm/client_view', address: `${FIRM}/files/1/client-view`, widths: [1280], fits: [390] },
  { page: 'law_firm/client_requests/index', address: `${FIRM}/client-requests` },
  {
    page: 'law_firm/matter_labels/index',
    address: `${FIRM}/files/labels?ids=1,2&for=team,client`,
    widths: [1280],
    fits: [390],
  },
  { page: 'law_firm/matter_trashings/index', address: `${FIRM}/files/trash`, widths: [1280], fits: [390] },
  { page: 'law_firm/bulk_matters/show', address: `${FIRM}/files/multi-dossier-management`, widths: [1280] },
  {
    page: 'law_firm/documents/show',
    address: async () => {
      const { id, matter_id: matter } = await db.from('documents').orderBy('id').firstOrFail()
      return `${FIRM}/files/${matter}/documents/${id}`
    },
  },
  { page: 'law_firm/clients/index', address: `${FIRM}/clients`, widths: [1280, 390] },
  { page: 'law_firm/clients/create', address: `${FIRM}/clients/add`, widths: [1280] },
  { page: 'law_firm/clients/show', address: client(''), widths: [1280, 390] },
  { page: 'law_firm/clients/edit', address: client('/edit') },
  {
    page: 'law_firm/clients/merge',
    address: async () => {
      const [kept, other] = ['Rosa Elena Montes Quintero', 'Rosa E. Montes Quintero']
      return `${FIRM}/clients/${await findId('clients', { name: kept })}/merge?with=${await findId('clients', { name: other })}`
    },
    widths: [1280],
    ready: (page) => page.getByRole('radio', { name: 'Rosa E. Montes Quintero' }).click(),
  },
  { page: 'law_firm/bulk_clients/show', address: `${FIRM}/clients/multi-client-management`, widths: [1280] },
  { page: 'law_firm/bulk_clients/show', address: `${FIRM}/clients/multi-client-management?tab=import`, widths: [1280] },
  {
    page: 'calendar/index',
    address: '/calendar',
    widths: [1440, 390],
    ready: (page) => page.getByRole('heading', { level: 2 }),
  },
  {
    page: 'calendar/index',
    address: '/calendar?add=event',
    widths: [1440, 390],
    ready: (page) => page.getByRole('dialog').getByRole('textbox').first(),
  },
  { page: 'calendar/google/index', address: '/calendar/google', widths: [1440, 390] },
  { page: 'calendar/subscriptions/index', address: '/calendar/subscriptions', widths: [1440, 390] },
  { page: 'law_firm/calculator/index', address: '/calculadora', widths: [1440, 390] },
  { page: 'law_firm/calculator/show', address: sheet, widths: [1440, 390] },
  { page: 'law_firm/conflicts/index', address: CONFLICTS, widths: [1440, 390] },
  { page: 'law_firm/conflicts/show', address: check(''), widths: [1440, 390] },
  { page: 'law_firm/conflicts/certificate', address: check('/certificate'), widths: [1440, 390] },
  { page: 'law_firm/conflicts/relations', address: `${CONFLICTS}/relations`, widths: [1440, 390] },
  { page: 'law_firm/conflicts/verification', address: `${CONFLICTS}/verification`, widths: [1440, 390] },
]

/** How the firm is arranged. */
export const OF_FIRM: Shown[] = [
  { page: 'main/home', address: '/main', both: true, widths: [1280] },
  { page: 'law_firm/firm/show', address: `${SETTINGS}/info`, both: true, widths: [1280], fits: PHONE },
  { page: 'law_firm/members/index', address: `${SETTINGS}/members`, both: true, widths: [1280], fits: PHONE },
  { page: 'law_firm/groups/index', address: `${SETTINGS}/groups`, both: true, widths: [1280], fits: PHONE },
  { page: 'law_firm/calendars/index', address: `${SETTINGS}/calendars`, widths: [1440, 390] },
  { page: 'law_firm/calendars/show', address: `${SETTINGS}/calendars/pjf?year=2026`, widths: [1440, 390] },
  { page: 'law_firm/calendars/show', address: `${SETTINGS}/calendars/pjf?year=2031`, widths: [1280] },
  { page: 'law_firm/docket_settings/show', address: `${SETTINGS}/deadlines`, widths: [1440, 390] },
  { page: 'law_firm/log/index', address: `${SETTINGS}/log`, both: true, widths: [1280], fits: PHONE },
  {
    page: 'law_firm/statistics/show',
    address: `${FIRM}/statistics`,
    both: true,
    widths: [1440, 390],
    ready: (page) => page.locator('main:not(:has([aria-busy]))'),
  },
  {
    page: 'law_firm/statistics/rows',
    address: `${FIRM}/statistics/rows?figure=money.billed&period=year`,
    widths: [1280],
    fits: PHONE,
  },
  { page: 'law_firm/client_reports/index', address: `${FIRM}/client-reports`, widths: [1280], fits: PHONE },
  {
    page: 'law_firm/client_reports/show',
    address: about('clients', (id) => `${FIRM}/client-reports/${id}`),
    widths: [1280, 390],
  },
  {
    page: 'law_firm/client_report_batches/index',
    address: `${FIRM}/client-reports/batches`,
    widths: [1280],
    fits: PHONE,
  },
  {
    page: 'law_firm/client_report_batches/show',
    address: async () => `${FIRM}/client-reports/batches/${(await preparedDraft()).batchId}`,
    widths: [1280],
    fits: PHONE,
  },
  {
    page: 'law_firm/client_report_drafts/show',
    address: async () => {
      const { id, batchId } = await preparedDraft()
      return `${FIRM}/client-reports/batches/${batchId}/drafts/${id}`
    },
    widths: [1280, 390],
  },
  { page: 'law_firm/reports/index', address: `${FIRM}/reports`, both: true, widths: [1280], fits: PHONE },
  { page: 'law_firm/reports/create', address: `${FIRM}/reports/add`, widths: [1280, 390] },
  { page: 'law_firm/reports/edit', address: report('edit'), widths: [1280] },
  { page: 'law_firm/reports/show', address: report('view'), widths: [1280, 390] },
  { page: 'law_firm/archive/show', address: `${SETTINGS}/export`, widths: [1280] },
  { page: 'law_firm/roles/index', address: `${SETTINGS}/roles`, widths: PHONE },
  { page: 'law_firm/roles/create', address: `${SETTINGS}/roles/add?from=3`, widths: PHONE },
  {
    page: 'law_firm/roles/show',
    address: about('roles', (id) => `${SETTINGS}/roles/view/${id}`, { name: 'Administración y cobranza' }),

    widths: PHONE,
  },
  {
    page: 'law_firm/roles/edit',
    address: about('roles', (id) => `${SETTINGS}/roles/edit/${id}`, { name: 'Administración y cobranza' }),

    widths: PHONE,
  },
  { page: 'law_firm/matter_templates/index', address: `${SETTINGS}/templates`, widths: [1440, 390] },
  { page: 'law_firm/matter_templates/index', address: `${SETTINGS}/templates?tab=catalogue`, widths: [1440, 390] },
  { page: 'law_firm/matter_templates/create', address: `${SETTINGS}/templates/add`, widths: [1440, 390] },
  { page: 'law_firm/matter_templates/show', address: catalogueTemplate('view'), widths: [1440, 390] },
  { page: 'law_firm/matter_templates/edit', address: ownTemplate('edit'), widths: [1440, 390] },
  { page: 'law_firm/invitations/index', address: INVITATIONS, both: true, widths: PHONE },
  { page: 'law_firm/invitations/index', address: `${INVITATIONS}?tab=received`, both: true, widths: PHONE },
  { page: 'law_firm/invitations/index', address: `${INVITATIONS}?tab=sent&state=accepted`, both: true, widths: PHONE },
  { page: 'law_firm/invitations/index', address: `${INVITATIONS}?tab=sent&invite=many`, both: true, widths: PHONE },
  { page: 'security/invitation', address: invitationLink, both: true, widths: PHONE },
]

/** What concerns a person: the same for everybody who is signed in. */
export const OF_PERSON: Shown[] = [
  { page: 'settings/account', address: '/settings/account', both: true, widths: [1440], fits: PHONE },
  { page: 'settings/preferences', address: '/settings/preferences', both: true, widths: [1440], fits: PHONE },
  { page: 'settings/notification', address: '/settings/notification', both: true, widths: [1440], fits: PHONE },
  { page: 'settings/privacy', address: '/settings/privacy', both: true, widths: [1440], fits: PHONE },
  { page: 'security/privacy', address: '/privacy', both: true, widths: [1440], fits: PHONE },
  { page: 'settings/security', address: '/settings/security', both: true, widths: [1280, 360] },
  { page: 'settings/matter_templates/index', address: '/settings/templates', widths: [1440, 390] },
  { page: 'settings/matter_templates/create', address: '/settings/templates/add' },
  { page: 'settings/matter_templates/show', address: personalTemplate('view') },
  { page: 'settings/matter_templates/edit', address: personalTemplate('edit') },
  { page: 'security/password_change', address: '/password-change', widths: [1280] },
  { page: 'security/email_change', address: '/email-change', widths: PHONE },
]

/** What an operator sees. */
export const OF_OPERATOR: Shown[] = [
  { page: 'settings/sources/index', address: '/settings/sources', ready: (page) => page.getByText('420').first() },
  { page: 'settings/users/index', address: '/settings/users' },
  { page: 'settings/workspaces/index', address: '/settings/workspaces' },
  { page: 'settings/outbox/index', address: '/settings/outbox' },
  { page: 'settings/calendars/index', address: '/settings/calendars' },
  { page: 'settings/calendars/show', address: '/settings/calendars/tfja?year=2026' },
]

/** What a client sees. */
export const OF_CLIENT: Shown[] = [
  { page: 'main/client', address: '/main/client', both: true },
  { page: 'portal/account/show', address: '/main/client/account', both: true, widths: [1280, 360] },
  { page: 'portal/account_payments/create', address: ownCharge, widths: PHONE },
  { page: 'portal/matters/index', address: '/law-firm/cliente-files', both: true, widths: PHONE },
  {
    page: 'portal/matters/show',
    address: async () => {
      const matter = await db.from('matters').whereNotNull('client_user_id').orderBy('id').firstOrFail()
      return `${FIRM}/files/file-overview-client/${matter.id}`
    },
    both: true,
    widths: PHONE,
  },
]

/** What everybody may open. */
export const OF_NOBODY: Shown[] = [
  { page: 'security/login', address: '/login', both: true },
  { page: 'security/ask_link', address: '/login/link/new', both: true, widths: PHONE },
  { page: 'security/access_link', address: '/login/link', both: true, widths: PHONE },
  { page: 'security/password_recovery', address: '/password-recovery', both: true, widths: PHONE },
  { page: 'security/password_change', address: '/password-change', both: true, widths: PHONE },
  { page: 'security/email_change', address: '/email-change', both: true, widths: PHONE },
  { page: 'security/join', address: '/join', both: true, widths: PHONE },
  { page: 'security/join_referred', address: '/join/zzzz2345', both: true, widths: PHONE },
  { page: 'security/join_app/home', address: '/join-app/home', both: true, widths: PHONE },
  { page: 'security/join_app/client', address: '/join-app/client', both: true, widths: PHONE },
  { page: 'security/join_app/referred', address: '/join-app/zzzz2345', both: true, widths: PHONE },
  { page: 'security/join_embedded', address: '/join-embedded', both: true, widths: PHONE },
  { page: 'security/affiliate_signup', address: '/affiliate-signup', both: true, widths: PHONE },
  { page: 'security/thanks', address: '/thanks/verified', both: true, widths: PHONE },
  { page: 'security/thanks', address: '/thanks/1', both: true, widths: PHONE },
  { page: 'security/verify_link', address: '/join/verify/unknown', both: true, widths: PHONE },
  { page: 'security/invitation', address: invitationLink, both: true, widths: PHONE },
  { page: 'security/invitation', address: '/invitations/unknown', both: true, widths: PHONE, complaints: [/404/] },
  { page: 'errors/not_found', address: '/404', both: true, complaints: [/404/] },
  {
    page: 'api/reference',
    address: '/api/v1/reference',
    widths: PHONE,
    ready: async (page) => {
      for (const summary of await page.locator('summary').all()) await summary.click()
    },
  },
]

/** The library of a lawyer. */
export const OF_LIBRARY: Shown[] = [
  { page: 'research/searches/results', address: '/search/b-search/results', widths: PHONE },
  { page: 'research/searches/show', address: '/search/b-search/scjn?q=amparo', widths: [1280, 360] },
  {
    page: 'research/searches/show',
    address: '/search/b-search/scjn?q=suspensi%C3%B3n&materia=Administrativa',
    widths: [1280],
    ready: (page) => page.getByRole('button', { name: 'Por qué aparece' }).first().click(),
  },
  {
    page: 'research/analyses/show',
    address: `${ANALYSIS}/scjn/tesis-90000420?q=libertad`,
    widths: [1280, 360],
  },
  { page: 'research/laws/show', address: `${ANALYSIS}/federal_laws/${LAW}` },
  { page: 'research/laws/reading', address: `${ANALYSIS}/federal_laws/${LAW}?lectura=todo` },
  { page: 'research/laws/article', address: `${ANALYSIS}/federal_laws/${LAW}-articulo-5` },
  { page: 'research/versions/index', address: `${ANALYSIS}/federal_laws/${LAW}/versiones` },
  { page: 'research/collections/index', address: '/search/collections', widths: [1280], fits: [390] },
  { page: 'research/collections/index', address: '/search/collections?tab=favorites', widths: [1280], fits: [390] },
  { page: 'research/collections/index', address: '/search/collections?tab=alerts', widths: [1280], fits: [390] },
  {
    page: 'research/collections/show',
    address: about('collections', (id) => `/search/collections/${id}`),
  },
  { page: 'research/alerts/show', address: about('alerts', (id) => `/search/alerts/${id}`) },
  { page: 'judiciary/courts/index', address: '/search/courts' },
  {
    page: 'judiciary/courts/show',
    address: async () => {
      const { court_id: id } = await db.from('judicial_rulings').whereNotNull('court_id').firstOrFail()
      return `/search/courts/${id}?periodo=anterior&sentido=Sobresee`
    },
  },
  { page: 'judiciary/judges/index', address: '/search/judges' },
  { page: 'judiciary/judges/index', address: about('judges', (id) => `/search/judges?judge=${id}`) },
]

/** The library that is open to everybody. */
export const OF_OPEN_LIBRARY: Shown[] = [
  { page: 'public/research/searches/show', address: `${OPEN}/scjn?q=suspensi%C3%B3n`, widths: PHONE },
  { page: 'public/research/laws/show', address: `${OPEN}/federal_laws/${LAW}`, widths: PHONE },
  { page: 'public/research/documents/show', address: `${OPEN}/federal_laws/${LAW}-articulo-5`, widths: PHONE },
]

/** Pages that are in no list above, and why. */
export const ELSEWHERE: Record<string, string> = {
  'errors/server_error': 'shown only when the server itself fails',
  'errors/pdf_unavailable': 'shown only when no PDF can be made',
  'errors/search_unavailable': 'shown only while the other search engine is down',
  'research/searches/wait': 'shown only before the first index is built',
  'public/research/searches/wait': 'shown only before the first index is built',
  'security/outbox': 'answers only in the demo',
  'security/two_factor': 'needs half a sign-in: security/two_factor.spec.ts',
  'security/verify': 'needs a registration that is under way: security/join.spec.ts',
  'law_firm/first_matter/create': 'needs a firm without matters: homes/first_day.spec.ts',
  'welcome/show': 'needs a newcomer, for each of its steps: accessibility/firm.spec.ts',
}

export const addressOf = async (address: Address) => (typeof address === 'string' ? address : address())
