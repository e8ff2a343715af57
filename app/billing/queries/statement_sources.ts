import { DateTime } from 'luxon'
import { fromSqlInstant, toSqlInstant } from '#app/core/models/columns'
import { joinOn } from '#app/core/models/join_on'
import type { MovementKind } from '#app/billing/domain/statement'
import Payment from '#app/billing/models/payment'
import PaymentApplication from '#app/billing/models/payment_application'
import PaymentRefund from '#app/billing/models/payment_refund'
import type { AccountScope } from './account_scope.js'

/** What any query of the database builder does here. */
type Rows = {
  where(column: string, operator: string, value: string): Rows
  select(...columns: unknown[]): Rows
  groupBy(...columns: string[]): Rows
  orderBy(column: string): Rows
  limit(rows: number): Rows
  pojo<T>(): Promise<T[]>
}

/** Where movements of one kind come from. */
export interface StatementSource {
  kind: MovementKind
  /** Rows of the kind, as far as somebody may know of them. */
  query(): Rows
  /** Column of the day, an ISO date; of an instant when `zone` is there. */
  day: string
  /** Zone of the firm, whose clocks say on which day an instant is. */
  zone?: string
  /** What a row adds to the balance, an expression in centavos. */
  amount: string
  /** Columns of the id and of what people call it; none where only a part may be known. */
  id: string | null
  reference: string | null
  currency: string
}

const OF_CHARGE = { id: 'charges.id', reference: 'charges.reference', currency: 'charges.currency' } as const
const OF_PAYMENT = { id: 'payments.id', reference: 'payments.number', currency: 'payments.currency' } as const
const COUNTED = ['issued', 'written_off', 'canceled']

/**
 * All that moves an account. What is called off takes back what was charged; what counts as paid by somebody's word, or was given up, is not owed any more. Together they come to what
 * is owed by open charges less what of the payments waits for charges.
 */
export function statementSources(scope: AccountScope): StatementSource[] {
  const { charges, payments, timeZone: zone } = scope
  const rows = (query: unknown) => query as Rows
  const sources: StatementSource[] = [
    {
      ...{ kind: 'charge', day: 'charges.issued_on', amount: 'charges.total', ...OF_CHARGE },
      query: () => rows(charges().whereIn('charges.state', COUNTED)),
    },
    {
      ...{ kind: 'cancellation', day: 'charges.canceled_at', zone, amount: '-charges.total', ...OF_CHARGE },
      query: () => rows(charges().where('charges.state', 'canceled')),
    },
    {
      ...{ kind: 'write_off', day: 'charges.settled_on', amount: '-charges.written_off', ...OF_CHARGE },
      query: () =>
        rows(charges().where('charges.written_off', '>', 0).whereIn('charges.state', ['issued', 'written_off'])),
    },
    {
      ...{ kind: 'mark', day: 'charges.settled_on', amount: '-charges.remaining', ...OF_CHARGE },
      query: () => rows(marked(scope)),
    },
    {
      ...{ kind: 'payment', day: 'payments.paid_on', amount: '-payments.amount', ...OF_PAYMENT },
      query: () => rows(payments().where('payments.state', 'accepted')),
    },
    {
      ...{ kind: 'refund', day: 'payment_refunds.refunded_on', amount: 'payment_refunds.amount', ...OF_PAYMENT },
      query: () => rows(refunds(scope)),
    },
  ]
  return scope.isWalled ? [...sources, walledPayments(scope)] : sources
}

const marked = ({ charges }: AccountScope) =>
  charges()
    .where({ 'charges.state': 'issued', 'charges.status': 'paid', 'charges.settled_by': 'mark' })
    .where('charges.remaining', '>', 0)

const refunds = ({ payments, workspaceId }: AccountScope) =>
  PaymentRefund.in({ id: workspaceId })
    .join(...joinOn(Payment, 'payment_refunds.payment_id'))
    .whereIn('payment_refunds.payment_id', payments().where('payments.state', 'accepted').select('payments.id'))

/** Of a payment that pays also charges behind a wall only what it pays of the others is told. */
const walledPayments = ({ charges, payments }: AccountScope): StatementSource => ({
  ...{ kind: 'payment', day: 'payments.paid_on', amount: '-payment_applications.amount' },
  ...{ id: null, reference: null, currency: 'payments.currency' },
  query: () =>
    PaymentApplication.byKey('charge_id', charges().select('charges.id'))
      .join(...joinOn(Payment, 'payment_applications.payment_id'))
      .where('payments.state', 'accepted')
      .whereNotIn('payment_applications.payment_id', payments().select('payments.id')) as unknown as Rows,
})

/** The first moment of a day by the clocks of the firm, or the day itself. */
function boundOf({ zone }: StatementSource, day: string): string {
  return zone ? toSqlInstant(DateTime.fromISO(day, { zone })) : day
}

const dayAfter = (day: string) => DateTime.fromISO(day, { zone: 'utc' }).plus({ days: 1 }).toISODate()!

/** Keeps what was before a day. */
export const before = (source: StatementSource, day: string): Rows =>
  source.query().where(source.day, '<', boundOf(source, day))

/** Keeps what was between two days, both included. */
export const between = (source: StatementSource, from: string, to: string): Rows =>
  source
    .query()
    .where(source.day, '>=', boundOf(source, from))
    .where(source.day, '<', boundOf(source, dayAfter(to)))

/** The day on which a row was, by the clocks of the firm. */
export const dayOfRow = ({ zone }: StatementSource, value: unknown): string =>
  zone ? fromSqlInstant(value)!.setZone(zone).toISODate()! : String(value)
