import { OF_FIRM, OF_NOBODY, OF_OPERATOR, OF_PERSON, OF_PORTAL } from './firm.js'
import { OF_CHARGES } from './charges.js'
import { OF_FEES } from './fees.js'
import { OF_LIBRARY } from './library.js'
import { OF_PAYMENTS } from './payments.js'
import { OF_REPORTS } from './reports.js'
import { OF_STATEMENTS } from './statements.js'
import { OF_CLIENTS, OF_MATTERS } from './practice.js'

/** Every form that is walked. */
export const journeys = [
  ...OF_MATTERS,
  ...OF_CLIENTS,
  ...OF_CHARGES,
  ...OF_PAYMENTS,
  ...OF_STATEMENTS,
  ...OF_FEES,
  ...OF_REPORTS,
  ...OF_FIRM,
  ...OF_LIBRARY,
  ...OF_PERSON,
  ...OF_PORTAL,
  ...OF_OPERATOR,
  ...OF_NOBODY,
]

const ASKS = 'asks and writes nothing: what was asked stands in the address'
const PROOF = 'takes a password or a code, which is kept on no device'

/** Forms that no journey walks, and why. */
export const ELSEWHERE: Record<string, string> = {
  'features/accounts/confirm_identity_dialog': PROOF,
  'features/accounts/email_code_form': PROOF,
  'features/accounts/recovery_form': PROOF,
  'features/accounts/two_factor_enrolment': PROOF,
  'pages/security/two_factor': PROOF,
  'pages/security/verify': PROOF,
  'pages/security/verify_link': PROOF,
  'features/firm/danger_section': 'takes the name of the firm once more, as a proof that it is meant',
  'features/account_statements/debtor_filters': ASKS,
  'features/insights/period_bar': ASKS,
  'pages/law_firm/client_report_batches/index':
    'chooses a person, and nothing is typed: law_firm/client_reports.spec.ts',
  'features/deadlines/calendars/import_dialog': 'takes a file, which is chosen again: law_firm/calendars.spec.ts',
  'features/google_calendar/choice_form': 'asks Google first: law_firm/google_calendar.spec.ts',
  'features/google_calendar/connect_dialog': 'leads to Google: law_firm/google_calendar.spec.ts',
  'features/calendar/import_form': 'takes a file, which is chosen again: law_firm/other_calendars.spec.ts',
  'features/amparo/paste_form': 'takes a page that is copied again: law_firm/amparo.spec.ts',
  'features/amparo/news_list': 'asks for the day of an order: one field of a line',
  'features/amparo/stage_panel': 'moves a proceeding by one choice',
  'features/amparo/demand/finish_form': 'is the last step of a claim: law_firm/amparo.spec.ts',
  'pages/amparo/demands/show': 'keeps what was typed at each step: law_firm/amparo.spec.ts',
  'features/court_lists/import_form': 'takes a list, which is looked at first: law_firm/court_lists.spec.ts',
  'features/court_lists/accept_form': 'needs a row that seems to be of a matter: law_firm/court_lists.spec.ts',
  'features/court_lists/refuse_form': 'needs a row that seems to be of a matter: law_firm/court_lists.spec.ts',
  'features/court_lists/day_form': 'needs a row without a day: law_firm/court_lists.spec.ts',
  'features/court_lists/row_filters': ASKS,
  'features/api_reference/try_it': ASKS,
  'features/documents/toolbar': ASKS,
  'features/lists/column_menu': ASKS,
  'features/lists/search_box': ASKS,
  'features/research/filters/number_facet': ASKS,
  'features/research/laws/go_to_article': ASKS,
  'features/research/search_form': ASKS,
  'islands/document_preview/pdf_toolbar': ASKS,
  'islands/document_preview/pdf_password': PROOF,
  'pages/law_firm/conflicts/verification': ASKS,
  'pages/public/research/searches/show': ASKS,
  'pages/security/join_embedded': 'leads on to the page of registration with what was typed',
  'features/messages/whatsapp': 'sends nothing: the text is opened in another program',
  'features/charges/form/item_fields': 'is a part of the forms of charges',
  'features/charges/page/seen_dialog': 'asks once more and takes nothing: law_firm/charges.spec.ts',
  'features/payments/apply_dialog': 'needs a payment and what its client owes: law_firm/payments.spec.ts',
  'features/payments/proof_dialog': 'takes a file, which is chosen again',
  'pages/portal/account_payments/create': 'takes a file, which is chosen again: law_firm/payments.spec.ts',
  'features/bank_statements/account_dialog': 'needs a file that was sent: law_firm/bank_statements.spec.ts',
  'features/bank_statements/accept_dialog': 'needs a movement of a bank: law_firm/bank_statements.spec.ts',
  'features/bank_statements/ignore_dialog': 'needs a movement of a bank: law_firm/bank_statements.spec.ts',
  'features/cfdi/upload_dialog': 'takes a file, which is chosen again: law_firm/cfdi.spec.ts',
  'features/cfdi/cancellation_dialog': 'needs a CFDI that was uploaded: law_firm/cfdi.spec.ts',
  'features/activities/template_slot': 'is a part of the form of a template',
  'features/amparo/template_slot': 'is a part of the form of a template',
  'features/docket/accept_past': 'is a part of the forms of deadlines',
  'features/docket/template_slot': 'is a part of the form of a template',
  'pages/law_firm/first_matter/create': 'needs a firm without matters: homes/first_day.spec.ts',
  'features/welcome/firm_step': 'needs a newcomer: homes/first_day.spec.ts',
  'features/welcome/profile_step': 'needs a newcomer: homes/first_day.spec.ts',
}
