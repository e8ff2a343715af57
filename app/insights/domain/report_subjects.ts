import { CHARGE_STATES, CHARGE_STATUSES } from '#app/billing/domain/charge_states'
import { PAYMENT_METHODS } from '#app/billing/domain/payment_methods'
import { CURRENCIES } from '#app/core/money'
import { MATERIAS, STATUSES } from '#app/matters/domain/materias'
import {
  choice,
  count,
  day,
  instant,
  money,
  person,
  text,
  type ReportSubjectFacts,
  type ReportSubjectKey,
} from './report_fields.js'
import { activities, deadlines } from './work_subjects.js'

const matters: ReportSubjectFacts = {
  key: 'matters',
  permission: 'expedientes:leer',
  idSql: 'matters.id',
  usual: ['reference', 'title', 'client', 'status', 'responsible'],
  searchSql: 'matters.search_text',
  fields: [
    text('reference', 'matters.reference'),
    text('title', 'matters.title'),
    text('client', 'matters.client_name'),
    choice('materia', 'matters.materia', 'matters.materia.', MATERIAS),
    choice('status', 'matters.status', 'matters.status.', STATUSES),
    choice('archived', 'matters.archived', 'insights.archived.', ['0', '1']),
    text('stage', 'matters.stage'),
    text('court', 'matters.court'),
    text('file_number', 'matters.file_number'),
    person('responsible', 'matters.responsible_id'),
    money('claim_amount', 'matters.claim_amount'),
    instant('created', 'matters.created_at'),
    instant('updated', 'matters.updated_at'),
    day('next', 'matters.next_on'),
  ],
}

const clients: ReportSubjectFacts = {
  key: 'clients',
  permission: 'clientes:leer',
  idSql: 'clients.id',
  usual: ['name', 'type', 'email', 'responsible'],
  searchSql: 'clients.search_text',
  fields: [
    text('name', 'clients.name'),
    choice('type', 'clients.type', 'clients.', ['person', 'business']),
    text('email', 'clients.email'),
    text('rfc', 'clients.rfc'),
    text('state', 'clients.state'),
    person('responsible', 'clients.responsible_id'),
    instant('created', 'clients.created_at'),
  ],
}

/** What is still owed of a charge: nothing of a draft, of what was called off, and of what counts as paid. */
const OWED = "case when charges.state = 'issued' and charges.status = 'pending' then charges.remaining else 0 end"

const charges: ReportSubjectFacts = {
  key: 'charges',
  permission: 'facturas:leer',
  idSql: 'charges.id',
  usual: ['reference', 'client', 'issued', 'due', 'total', 'remaining'],
  currencySql: 'charges.currency',
  searchSql: 'charges.search_text',
  fields: [
    text('reference', 'charges.reference'),
    text('client', 'customers.name'),
    choice('state', 'charges.state', 'insights.charge_state.', CHARGE_STATES),
    choice('status', 'charges.status', 'insights.charge_status.', CHARGE_STATUSES),
    choice('currency', 'charges.currency', 'insights.currency.', CURRENCIES),
    day('issued', 'charges.issued_on'),
    day('due', 'charges.due_on'),
    day('settled', 'charges.settled_on'),
    count('settled_days', 'charges.settled_days'),
    money('subtotal', 'charges.subtotal'),
    money('discount', 'charges.discount'),
    money('tax', 'charges.tax'),
    money('withheld_isr', 'charges.withheld_isr'),
    money('withheld_iva', 'charges.withheld_iva'),
    money('total', 'charges.total'),
    money('paid', 'charges.paid'),
    money('written_off', 'charges.written_off'),
    money('remaining', OWED),
  ],
}

const payments: ReportSubjectFacts = {
  key: 'payments',
  permission: 'facturas:leer',
  idSql: 'payments.id',
  usual: ['number', 'client', 'paid_on', 'method', 'amount'],
  currencySql: 'payments.currency',
  searchSql: 'payments.search_text',
  fields: [
    count('number', 'payments.number'),
    text('client', 'customers.name'),
    choice('state', 'payments.state', 'insights.payment_state.', ['review', 'accepted', 'rejected']),
    choice('method', 'payments.method', 'payments.method.', PAYMENT_METHODS),
    choice('currency', 'payments.currency', 'insights.currency.', CURRENCIES),
    day('paid_on', 'payments.paid_on'),
    text('reference', 'payments.reference'),
    money('amount', 'payments.amount'),
    money('applied', 'payments.applied'),
    money('refunded', 'payments.refunded'),
    money('credit', 'payments.credit'),
  ],
}

/** What reports can be about, with their columns. */
export const SUBJECT_FACTS: Record<ReportSubjectKey, ReportSubjectFacts> = {
  ...{ matters, clients, charges, payments, activities, deadlines },
}

/** A field of a subject; undefined for one that is not, or not any more. */
export const fieldOf = (subject: ReportSubjectKey, key: string) =>
  SUBJECT_FACTS[subject].fields.find((each) => each.key === key)
