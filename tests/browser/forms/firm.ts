import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/people'
import { es, findId, first, fromMenu, press, select, typeFreely, type FormJourney } from './walk.js'

const SETTINGS = '/law-firm/settings'
const owner = 'owner' as const
const invitations = '/law-firm/invitations?tab=sent'
const ofMember = new RegExp(es('members.actions_of', { name: 'Diego' }))

async function ownTemplate(): Promise<string> {
  return `${SETTINGS}/templates/edit/${await findId('matter_templates', { scope: 'firm', title: 'Divorcio incausado' })}`
}

/** How a firm is arranged. */
export const OF_FIRM: FormJourney[] = [
  {
    form: 'features/deadlines/calendars/calendar_dialog',
    does: 'a calendar of non-working days',
    as: owner,
    address: `${SETTINGS}/calendars`,
    open: press(es('deadlines.calendars.new')),
    typed: { 'calendar-name': 'Tribunal de Prueba' },
  },
  {
    form: 'features/deadlines/calendars/year_dialog',
    does: 'a year of such a calendar',
    as: owner,
    address: `${SETTINGS}/calendars/pjf?year=2029`,
    open: press(es('deadlines.calendar.add_year')),
    typed: { 'year-year': '2029', 'year-source': 'DOF 03-01-2029' },
  },
  {
    form: 'features/deadlines/calendars/days_dialog',
    does: 'days of such a calendar',
    as: owner,
    address: `${SETTINGS}/calendars/pjf?year=2026`,
    open: press(es('deadlines.calendar.add_days')),
    typed: {
      'days-from': '04/06/2026',
      'days-to': '05/06/2026',
      'days-basis': 'Acuerdo 3/2026',
      'days-reason': 'Sismo',
    },
  },
  {
    form: 'features/docket/settings_form',
    does: 'what the firm asks for with its deadlines',
    as: owner,
    address: `${SETTINGS}/deadlines`,
    open: press(es('docket.settings.edit')),
    choose: select('docket-alertHour', '06:00'),
    typed: {},
    chosen: ['docket-alertHour'],
  },
  {
    form: 'features/firm/edit_firm',
    does: 'the facts of the firm',
    as: owner,
    address: `${SETTINGS}/info`,
    typed: { 'firm-name': 'Ibarra Lozano y Asociados', 'firm-city': 'Zapopan' },
  },
  {
    form: 'features/firm/bank_section',
    does: 'the account on which clients pay',
    as: owner,
    address: `${SETTINGS}/info`,
    open: press(new RegExp(`^(${es('firm.bank.add')}|${es('firm.bank.change')})$`)),
    typed: { '[name=clabe]': '032180000118359719' },
    secret: ['[name=clabe]'],
    send: async (page) => {
      const proof = page.locator('[role=dialog] input[type=password]')
      if (!(await proof.isVisible())) await press(es('common.continue'))(page)
      await proof.fill('foja-demo-2026')
      await page.locator('[role=dialog] button[type=submit]').click()
    },
  },
  {
    form: 'features/invitations/invite_member_dialog',
    does: 'an invitation of a colleague',
    as: owner,
    address: invitations,
    open: fromMenu(es('invitations.invite'), es('invitations.invite_member')),
    choose: select('invite-roleId', /./),
    chosen: ['invite-roleId'],
    typed: { 'invite-email': 'colega@ejemplo.mx', 'invite-name': 'Colega Nuevo' },
  },
  {
    form: 'features/invitations/invite_client_dialog',
    does: 'an invitation of a client',
    as: owner,
    address: invitations,
    open: fromMenu(es('invitations.invite'), es('invitations.invite_client')),
    choose: typeFreely('invite-client-name', 'Clienta Prueba'),
    chosen: ['invite-client-name'],
    typed: { 'invite-client-email': 'clienta@ejemplo.mx' },
  },
  {
    form: 'features/invitations/invite_many',
    does: 'a list of people to invite',
    as: owner,
    address: `${invitations}&invite=many`,
    typed: { 'main form:not([role]) textarea': 'Ana Prueba, ana.prueba@ejemplo.mx' },
    isSaidOnPage: true,
    finish: press(new RegExp(es('invitations.many.send', { count: 1 }))),
  },
  {
    form: 'features/members/group_dialog',
    does: 'a new group',
    as: owner,
    address: `${SETTINGS}/groups`,
    open: press(es('members.groups.new')),
    typed: { 'group-name': 'Amparo fiscal', 'group-description': 'Los de siempre.' },
  },
  {
    form: 'features/members/add_people_dialog',
    does: 'people for a group',
    as: owner,
    address: `${SETTINGS}/groups`,
    open: press(es('members.groups.add')),
    choose: first('people-memberIds'),
    typed: {},
    chosen: ['people-memberIds'],
  },
  {
    form: 'features/members/groups_dialog',
    does: 'the groups of somebody',
    as: owner,
    address: `${SETTINGS}/members`,
    open: fromMenu(ofMember, es('members.action.groups')),
    choose: first('member-groupIds'),
    typed: {},
    chosen: ['member-groupIds'],
  },
  {
    form: 'features/members/role_dialog',
    does: 'the role of somebody',
    as: owner,
    address: `${SETTINGS}/members`,
    open: fromMenu(ofMember, es('members.action.role')),
    choose: select('member-roleId', es('members.no_role')),
    typed: {},
    chosen: ['member-roleId'],
  },
  {
    form: 'features/roles/role_form',
    does: 'a new role',
    as: owner,
    address: `${SETTINGS}/roles/add`,
    typed: { 'role-name': 'Meritorio', 'role-description': 'Solo lee.' },
  },
  {
    form: 'features/matter_templates/template_form',
    does: 'a template',
    as: owner,
    address: ownTemplate,
    typed: { 'template-title': 'Divorcio sin causa', 'template-description': 'Con menores.' },
  },
  {
    form: 'features/shell/new_firm_dialog',
    does: 'a new firm',
    as: owner,
    address: '/main',
    open: fromMenu(/Ibarra/, es('firm.switcher.create')),
    typed: { 'new-firm-name': 'Despacho Nuevo' },
  },
]

/** What concerns a person. */
export const OF_PERSON: FormJourney[] = [
  {
    form: 'features/settings/profile_form',
    does: 'the profile',
    as: 'lawyer',
    address: '/settings/account',
    typed: { 'field-name': 'Diego Arriaga P.', 'field-phone': '+525512345678' },
  },
  {
    form: 'features/settings/preferences_form',
    does: 'the preferences',
    as: 'lawyer',
    address: '/settings/preferences',
    choose: select('field-weekStartsOn', es('settings.preferences.day_6')),
    chosen: ['field-weekStartsOn'],
    typed: {},
  },
  {
    form: 'pages/settings/notification',
    does: 'which notices come',
    as: 'lawyer',
    address: '/settings/notification',
    choose: (page) => page.locator('main form input[type=checkbox]:enabled').first().click(),
    chosen: ['main form input[type=checkbox]:enabled'],
    typed: {},
  },
  {
    form: 'features/notices/delivery_form',
    does: 'when notices come by e-mail',
    as: 'lawyer',
    address: '/settings/notification',
    choose: select('field-quietFrom', '05:00'),
    chosen: ['field-quietFrom'],
    typed: {},
  },
  {
    form: 'features/accounts/email_section',
    does: 'a new e-mail',
    as: 'lawyer',
    address: '/settings/security',
    typed: { 'new-email-email': 'diego.nuevo@ejemplo.mx', 'new-email-password': 'foja-demo-2026' },
    secret: ['new-email-password'],
  },
  {
    form: 'features/accounts/password_section',
    does: 'a new password',
    as: 'assistant',
    address: '/settings/security',
    typed: { 'password-currentPassword': 'foja-demo-2026', 'password-password': 'caballo pila grapa 7' },
    secret: ['password-currentPassword', 'password-password'],
  },
  {
    form: 'features/auth/create_token',
    does: 'a token for programs',
    as: 'owner',
    address: '/settings/security',
    open: press(es('tokens.new')),
    choose: (page) => page.locator('[role=dialog] input[type=checkbox]').first().click(),
    typed: { '[role=dialog] form input[id$="-name"]': 'Respaldo' },
    back: async (page) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: es('common.cancel') })
        .click()
      await press(es('tokens.new'))(page)
    },
    send: async (page) => {
      const proof = page.locator('[role=dialog] input[type=password]')
      if (!(await proof.isVisible())) await press(es('tokens.create_next'))(page)
      await proof.fill('foja-demo-2026')
      await page.locator('[role=dialog] button[type=submit]').click()
    },
  },
]

/** The portal of a client. */
export const OF_PORTAL: FormJourney[] = [
  {
    form: 'features/portal/composer',
    does: 'a message to the firm',
    as: 'client',
    address: async () => {
      const { id } = await db.from('matters').whereNotNull('client_user_id').orderBy('id').firstOrFail()
      return `/law-firm/files/file-overview-client/${id}`
    },
    typed: { 'field-text': 'Ya tengo el estado de cuenta.' },
  },
  {
    form: 'features/portal/ask_firm',
    does: 'a question to a firm',
    as: () => person({ name: 'Clienta Sin Despacho', type: 'client' }),
    address: '/main/client',
    open: press(es('portal.firms.ask')),
    choose: typeFreely('field-addressedTo', 'Bufete Prueba'),
    chosen: ['field-addressedTo'],
    typed: { 'field-message': 'Me despidieron ayer.' },
  },
]

/** Operators. */
export const OF_OPERATOR: FormJourney[] = [
  {
    form: 'features/backoffice/impersonate_dialog',
    does: 'why an operator looks through the eyes of somebody',
    as: 'operator',
    address: '/settings/users?q=diego',
    open: fromMenu(new RegExp(es('backoffice.actions_for', { name: 'Diego' })), es('backoffice.impersonate')),
    typed: { 'impersonation-reason': 'Reporte 1234: no ve sus expedientes.' },
  },
]

/** Visitors: nothing of theirs is kept on the device. */
export const OF_NOBODY: FormJourney[] = [
  {
    form: 'pages/security/ask_link',
    does: 'the address for a link',
    as: 'nobody',
    address: '/login/link/new',
    typed: { 'field-email': 'alguien@ejemplo.mx' },
  },
  {
    form: 'pages/security/password_recovery',
    does: 'the address of a lost password',
    as: 'nobody',
    address: '/password-recovery',
    typed: { 'field-email': 'alguien@ejemplo.mx' },
  },
  {
    form: 'pages/security/login',
    does: 'e-mail and password',
    as: 'nobody',
    address: '/login',
    typed: { 'field-email': 'mariana@ibarralozano.example', 'field-password': 'foja-demo-2026' },
  },
  {
    form: 'features/join/join_form',
    does: 'a registration',
    as: 'nobody',
    address: '/join',
    choose: (page) => page.locator('main form input[type=checkbox]').click(),
    typed: {
      'field-name': 'Nadie Prueba',
      'field-email': 'nadie@ejemplo.mx',
      'field-password': 'caballo pila grapa 7',
    },
  },
]
