import db from '@adonisjs/lucid/services/db'
import { SYSTEM } from '#app/core/audit/author'
import { AddDeadline } from '#app/docket/actions/add_deadline'
import Matter from '#app/matters/models/matter'
import { proposedIn } from '../../functional/law_firm/docket/scene.js'
import { find, findId, first, fromMenu, press, es, RESTORED, select, type FormJourney } from './walk.js'

const MATTER = '/law-firm/files/file-overview/1'
const DOCUMENTS = `${MATTER}?tab=documents`
const owner = 'owner' as const

/** The matter that a client follows. */
async function followed(): Promise<string> {
  const { id } = await db.from('matters').whereNotNull('client_user_id').orderBy('id').firstOrFail()
  return `/law-firm/files/file-overview/${id}?tab=messages`
}

/** The page of a client of the demo. */
const client = (end: string) => async () =>
  `/law-firm/clients/${await findId('clients', { name: 'Rosa Elena Montes Quintero' })}${end}`

/** A deadline of the first matter. */
async function deadline(): Promise<string> {
  const matter = await Matter.byKey('id', 1).firstOrFail()
  const author = { ...SYSTEM, userId: matter.responsibleId }
  const fields = { title: 'Entregar el dictamen', lastDay: '2031-03-12', acceptPast: false }
  const { id: written } = await new AddDeadline().byHand(author, matter, fields)
  return `${MATTER}?tab=docket&deadline=${written}`
}

/** A deadline of the first matter that was computed. */
async function computedDeadline(): Promise<string> {
  const matter = await Matter.byKey('id', 1).firstOrFail()
  const { id } = await proposedIn(matter, { id: matter.responsibleId! }, { acceptPast: true })
  return `${MATTER}?tab=docket&deadline=${id}`
}

/** What is sent as a new version: the file itself is kept on no device. */
const VERSION = { name: 'Corregido.txt', mimeType: 'text/plain', buffer: Buffer.from('Contenido ficticio') }
const documentActions = es('documents.actions', { name: 'Poder del representante.pdf' })

/** Matters and what belongs to them. */
export const OF_MATTERS: FormJourney[] = [
  {
    form: 'pages/law_firm/matters/create',
    does: 'a new matter',
    as: owner,
    address: '/law-firm/files/add',
    choose: select('matter-materia', 'Civil'),
    chosen: ['matter-materia'],
    typed: { 'matter-title': 'Amparo contra la clausura', 'matter-fileNumber': '12/2026' },
  },
  {
    form: 'features/matters/form/edit_matter',
    does: 'a change of a matter',
    as: owner,
    address: MATTER,
    open: press(es('matters.overview.edit')),
    typed: { 'matter-title': 'Otro asunto', 'matter-fileNumber': '7/2026' },
  },
  {
    form: 'features/matters/overview/stage_dialog',
    does: 'the stage of a matter',
    as: owner,
    address: MATTER,
    open: fromMenu(es('matters.overview.more'), es('matters.action.change_stage')),
    typed: { 'matter-since': '02/03/2026' },
  },
  {
    form: 'features/matters/overview/team_drawer',
    does: 'the team of a matter',
    as: owner,
    address: MATTER,
    open: fromMenu(es('matters.overview.more'), es('matters.action.team')),
    choose: first('matter-team-people'),
    typed: {},
    chosen: ['matter-team-people'],
  },
  {
    form: 'features/activities/quick_add',
    does: 'a quick activity',
    as: owner,
    address: `${MATTER}?tab=activities`,
    typed: { 'quick-title': 'Pedir copias' },
  },
  {
    form: 'features/activities/activity_form',
    does: 'an activity with details',
    as: owner,
    address: `${MATTER}?tab=activities`,
    open: press(es('activities.quick.details')),
    typed: { 'activity-title': 'Pedir copias', 'activity-description': 'De todo lo actuado.' },
  },
  {
    form: 'features/activities/subtasks',
    does: 'a step of an activity',
    as: owner,
    address: `${MATTER}?tab=activities&activity=1`,
    typed: { 'subtask-title': 'Pagar los derechos' },
  },
  {
    form: 'features/notes/note_form',
    does: 'a note',
    as: owner,
    address: `${MATTER}?tab=notes`,
    open: async (page) => {
      const write = page.getByRole('button', { name: es('notes.write') })
      const editor = page.locator('[contenteditable=true]')
      await write.or(editor).first().waitFor()
      if (await write.isVisible()) await write.click()
    },
    typed: { '[contenteditable=true]': 'El perito no llegó.' },
    send: press(es('notes.save')),
    restored: 'notes.restored',
  },
  {
    form: 'features/parties/party_drawer',
    does: 'a party',
    as: owner,
    address: `${MATTER}?tab=parties`,
    open: press(es('matters.party.add')),
    typed: { 'party-name': 'Inmobiliaria Prueba', 'party-note': 'Domicilio por confirmar.' },
  },
  {
    form: 'features/matter_links/link_dialog',
    does: 'a link to another matter',
    as: owner,
    address: MATTER,
    open: press(es('matters.link.add')),
    choose: find('link-otherId', 'Divorcio'),
    chosen: ['link-otherId'],
    typed: {},
  },
  {
    form: 'features/reminders/reminder_form',
    does: 'a reminder',
    as: owner,
    address: '/law-firm/reminders',
    open: press(es('reminders.new')),
    typed: { 'reminder-title': 'Llamar al actuario', 'reminder-startsOn': '01/12/2030' },
  },
  {
    form: 'features/amparo/proceeding_form',
    does: 'a proceeding of amparo',
    as: owner,
    address: '/amparo',
    open: press(es('amparo.add')),
    typed: { 'proceeding-number': '77/2026', 'proceeding-complainant': 'Empresa de Prueba' },
  },
  {
    form: 'features/amparo/demand/begin_demand',
    does: 'the beginning of a guided claim',
    as: owner,
    address: '/amparo',
    open: press(es('amparo.new_demand')),
    typed: { 'demand-title': 'Amparo de prueba' },
  },
  {
    form: 'features/amparo/news_form',
    does: 'an order of a followed case',
    as: owner,
    address: async () => `/amparo/${await findId('amparo_proceedings', { is_own: 0 })}`,
    open: press(es('amparo.news.add')),
    typed: { 'order-text': 'Se cita para sesión.' },
  },
  {
    form: 'features/hearings/hearing_form',
    does: 'a hearing',
    as: owner,
    address: `${MATTER}?tab=hearings`,
    open: press(es('hearings.new')),
    typed: { 'hearing-day': '02/12/2030', 'hearing-time': '10:30', 'hearing-room': 'Sala 9' },
  },
  {
    form: 'features/hearings/conclusion_form',
    does: 'the outcome of a hearing',
    as: owner,
    address: `${MATTER}?tab=hearings`,
    open: press(es('hearings.conclude')),
    typed: { 'conclusion-outcome': 'Se difirió el desahogo de la pericial.' },
  },
  {
    form: 'features/calendar/entries/entry_form',
    does: 'an event of the calendar',
    as: owner,
    address: '/calendar?view=agenda&on=2030-12-02',
    open: async (page) => {
      await press(es('entries.add'))(page)
      await page.getByRole('menuitem', { name: es('entries.new') }).click()
    },
    typed: { 'entry-title': 'Junta con peritos', 'entry-firstDay': '02/12/2030', 'entry-lastDay': '02/12/2030' },
  },
  {
    form: 'features/calendar/move_form',
    does: 'another day for an event',
    as: owner,
    address: '/calendar?view=agenda&kinds=activity',
    open: async (page) => {
      // The filter of kinds is a button of that name, too.
      await page
        .getByRole('listitem')
        .getByRole('button', { name: /Actividad$/ })
        .first()
        .click()
      await press(es('calendar.move.open'))(page)
    },
    typed: { 'move-day': '01/12/2030' },
  },
  {
    form: 'features/calendar/subscription_form',
    does: 'a calendar for another program',
    as: owner,
    address: '/calendar/subscriptions',
    open: press(es('calendar.subscriptions.new')),
    typed: { 'subscription-name': 'Teléfono' },
    back: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: es('common.cancel') })
        .click(),
    send: async (page) => {
      const proof = page.locator('[role=dialog] input[type=password]')
      if (!(await proof.isVisible())) await press(es('calendar.subscriptions.create'))(page)
      await proof.fill('foja-demo-2026')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: es('calendar.subscriptions.create') })
        .last()
        .click()
    },
  },
  {
    form: 'features/matters/overview/pin_note',
    does: 'a note on a pinned text',
    as: owner,
    address: `${MATTER}?tab=research`,
    open: press(new RegExp(`^(${es('matters.research.edit_note')}|${es('matters.research.add_note')})$`)),
    typed: { '[id^="pin-"][id$="-note"]': 'Sirve para el segundo agravio.' },
  },
  {
    form: 'features/template_fields/edit_fields',
    does: 'the answers to a template',
    as: owner,
    address: async () => `/law-firm/files/file-overview/${await withTemplate()}`,
    // The first one is that of the matter itself.
    open: (page) =>
      page
        .getByRole('button', { name: es('template_fields.edit') })
        .nth(1)
        .click(),
    typed: { '[id^="answer-fields."][type=text]': 'Prueba' },
  },
  {
    form: 'features/documents/name_dialog',
    does: 'the name of a folder',
    as: owner,
    address: DOCUMENTS,
    open: fromMenu(es('documents.more'), es('documents.new_folder')),
    typed: { 'document-name': 'Pruebas periciales' },
  },
  {
    form: 'features/documents/move_dialog',
    does: 'where a folder is moved to',
    as: owner,
    address: DOCUMENTS,
    open: fromMenu(es('documents.actions', { name: 'Pruebas' }), es('documents.move')),
    choose: (page) => page.locator('[role=dialog] input[type=radio]').nth(1).click(),
    typed: {},
    chosen: ['[role=dialog] input[type=radio] >> nth=1'],
  },
  {
    form: 'features/documents/checkout_dialog',
    does: 'what a document is taken for',
    as: owner,
    address: DOCUMENTS,
    open: fromMenu(documentActions, es('documents.check_out')),
    typed: { 'checkout-note': 'Corrijo los agravios.' },
  },
  {
    form: 'features/documents/version_dialog',
    does: 'what changed in a new version',
    as: owner,
    address: DOCUMENTS,
    open: fromMenu(documentActions, es('documents.new_version')),
    typed: { '[role=dialog] input[type=text]': 'Se corrigen los agravios.' },
    send: (page) => page.locator('[role=dialog] input[type=file]').setInputFiles([VERSION]),
    saidOffline: 'documents.queue_offline',
    isSaidOnPage: true,
    whileOffline: press(es('documents.queue_cancel', { name: VERSION.name })),
    back: async (page) => {
      await fromMenu(documentActions, es('documents.new_version'))(page)
      await page.getByText(RESTORED).waitFor()
    },
  },
  {
    form: 'features/portal/composer',
    does: 'a message to a client',
    as: owner,
    address: followed,
    typed: { 'message-text': 'Ya presentamos el escrito.' },
  },
  {
    form: 'features/messages/update_form',
    does: 'how a matter stands',
    as: owner,
    address: followed,
    open: press(es('portal_firm.update.write')),
    typed: { 'update-text': 'El juez admitió la demanda.', 'update-nextTitle': 'Audiencia' },
  },
  {
    form: 'features/messages/request_form',
    does: 'a request for a document',
    as: owner,
    address: followed,
    open: press(es('portal_firm.request.ask')),
    typed: { 'request-title': 'Acta de nacimiento', 'request-explanation': 'Copia legible.' },
  },
  {
    form: 'features/messages/request_verdict',
    does: 'why a document is asked for again',
    as: owner,
    address: followed,
    open: press(es('portal_firm.request.again')),
    typed: { '[id^="again-"]': 'No se lee la segunda hoja.' },
  },
  {
    form: 'features/lists/view_dialog',
    does: 'the name of a view of a list',
    as: owner,
    address: '/law-firm/files/list?q=amparo',
    open: fromMenu(es('lists.view_actions'), es('lists.save_as')),
    typed: { 'view-name': 'Amparos' },
  },
]

async function withTemplate(): Promise<number> {
  return Number((await db.from('matter_field_values').orderBy('matter_id').firstOrFail()).matter_id)
}

/** Clients and conflicts. */
export const OF_CLIENTS: FormJourney[] = [
  {
    form: 'pages/law_firm/clients/create',
    does: 'a new client',
    as: owner,
    address: '/law-firm/clients/add',
    typed: { 'client-givenNames': 'Remedios', 'client-firstSurname': 'Íñiguez', 'client-notes': 'Prefiere la tarde.' },
  },
  {
    form: 'pages/law_firm/clients/edit',
    does: 'a change of a client',
    as: owner,
    address: client('/edit'),
    typed: { 'client-notes': 'Prefiere la mañana.' },
  },
  {
    form: 'features/clients/invite_to_portal',
    does: 'an invitation of a client to the portal',
    as: owner,
    address: client(''),
    open: press(es('clients.portal.invite')),
    typed: { 'portal-email': 'rosa.elena@ejemplo.mx' },
  },
  {
    form: 'features/client_contacts/contact_drawer',
    does: 'a contact of a company',
    as: owner,
    address: async () => `/law-firm/clients/${await findId('clients', { trade_name: 'La Galatea' })}`,
    open: press(es('clients.contact.add')),
    typed: { 'contact-name': 'Leopoldo Íñiguez Prueba', 'contact-notes': 'Firma los martes.' },
  },
  {
    form: 'features/deadlines/computation_form',
    does: 'the data of a term',
    as: owner,
    address: '/calculadora',
    choose: async (page) => {
      await find('computation-term', 'recurso de revisión (10')(page)
      await select('computation-notification', es('deadlines.route.amparo_list'))(page)
    },
    chosen: ['computation-term', 'computation-notification'],
    typed: { 'computation-notifiedOn': '23/02/2026', 'computation-title': 'ADA 240/2026' },
  },
  {
    form: 'features/docket/trigger_form',
    does: 'what was notified',
    as: owner,
    address: `${MATTER}?tab=docket`,
    open: press(es('docket.add')),
    choose: async (page) => {
      await select('trigger-resolution', es('docket.resolution.indirect_sentence'))(page)
      await select('trigger-notification', es('deadlines.route.amparo_list'))(page)
    },
    chosen: ['trigger-resolution', 'trigger-notification'],
    typed: { 'trigger-happenedOn': '23/02/2026', 'trigger-title': 'Sentencia ficticia' },
    // Its deadline is over: the first press only asks whether to note it all the same.
    finish: async (page) => {
      await page.getByRole('checkbox', { name: es('docket.field.accept_past') }).check()
      await press(es('docket.trigger.verb'))(page)
    },
  },
  {
    form: 'features/docket/manual_form',
    does: 'a deadline by hand',
    as: owner,
    address: `${MATTER}?tab=docket`,
    open: press(es('docket.by_hand')),
    typed: { 'manual-title': 'Entregar el dictamen', 'manual-lastDay': '12/03/2031' },
  },
  {
    form: 'features/docket/clock_forms',
    does: 'a clock',
    as: owner,
    address: `${MATTER}?tab=docket`,
    open: press(es('docket.clock_add')),
    choose: async (page) => {
      await select('clock-term', es('deadlines.term.civil_limitation'))(page)
      await select('clock-notification', es('deadlines.route.claim_due'))(page)
    },
    chosen: ['clock-term', 'clock-notification'],
    typed: { 'clock-title': 'Venció el pagaré', 'clock-happenedOn': '23/02/2026' },
  },
  {
    form: 'features/docket/card_forms',
    does: 'a change of a deadline',
    as: owner,
    address: deadline,
    open: press(es('docket.card.edit')),
    typed: { 'deadline-title': 'Dictamen ficticio' },
  },
  {
    form: 'features/docket/correct_form',
    does: 'a correction of what was notified',
    as: owner,
    address: computedDeadline,
    open: press(es('docket.card.correct')),
    typed: { 'correct-title': 'Sentencia corregida', 'correct-happenedOn': '24/02/2026' },
  },
  {
    form: 'features/docket/attach_to_matter',
    does: 'the matter of a computation',
    as: owner,
    address: async () => `/calculadora/${await findId('term_computations')}`,
    open: press(es('docket.attach.title')),
    choose: find('attach-matterId', 'amparo'),
    chosen: ['attach-matterId'],
    typed: {},
    // The term is over: it is written down after all once its person says so.
    async finish(page) {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('checkbox', { name: es('docket.field.accept_past') }).check()
      await dialog.getByRole('button', { name: es('docket.attach.verb') }).click()
    },
  },
  {
    form: 'features/conflicts/search_form',
    does: 'the names of a conflict check',
    as: owner,
    address: '/law-firm/clients/conflicts',
    typed: { 'main form[method] input': 'Inmobiliaria Prueba' },
  },
  {
    form: 'features/conflicts/decision_form',
    does: 'the decision on a conflict',
    as: owner,
    address: async () => `/law-firm/clients/conflicts/${await findId('conflict_checks')}`,
    choose: (page) => page.getByRole('radio').nth(1).click(),
    typed: { 'decision-reason': 'Consintieron por escrito.' },
  },
  {
    form: 'pages/law_firm/conflicts/relations',
    does: 'who is related to whom',
    as: owner,
    address: '/law-firm/clients/conflicts/relations',
    typed: { 'relation-name': 'Rosa Montes', 'relation-otherName': 'Hugo Montes' },
  },
]
