import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { BrokenBalance } from '#app/core/contributions/balance_checks'
import { rowsBy } from '#app/core/tenancy/rows'
import { chargeAmounts } from '#app/billing/domain/charge_amounts'
import Charge from '#app/billing/models/charge'
import ChargeItem from '#app/billing/models/charge_item'

const AT_ONCE = 200
/** So many rows of a kind say enough. */
const MOST = 20

const FIGURES = ['subtotal', 'discount', 'tax', 'withheldIsr', 'withheldIva', 'total'] as const

/**
 * What of the money of a firm does not add up, to the centavo: charges against their concepts, their payments and their own state, payments against what they pay and what was given
 * back. Nothing in a firm that only the product wrote. Reads all charges of the firm, some at a time.
 */
export async function brokenBalances(workspaceId: number): Promise<BrokenBalance[]> {
  const queries: [string, DatabaseQueryBuilderContract][] = [
    ['charges', brokenStates(workspaceId)],
    ['charges', brokenPaid(workspaceId)],
    ['payments', brokenPayments(workspaceId)],
    ['payment_applications', strayApplications(workspaceId)],
    ['payment_refunds', brokenRefunds(workspaceId)],
  ]
  const found: BrokenBalance[] = []
  for (const [table, query] of queries)
    for (const { id } of await query.limit(MOST)) found.push({ table, id: Number(id) })
  return [...found, ...(await brokenAmounts(workspaceId))]
}

const rowsOf = (table: string, workspaceId: number) => rowsBy(db, table, { [`${table}.workspace_id`]: workspaceId })

/** Charges whose own columns contradict each other. */
function brokenStates(workspaceId: number) {
  return rowsOf('charges', workspaceId)
    .where((broken) => {
      void broken
        .whereRaw('total <> paid + written_off + remaining')
        .orWhereRaw('(paid < 0 OR written_off < 0 OR remaining < 0 OR total <= 0)')
        .orWhereRaw("(state = 'draft' AND (number IS NOT NULL OR paid > 0 OR written_off > 0))")
        .orWhereRaw("(state <> 'draft' AND (number IS NULL OR issued_on IS NULL))")
        .orWhereRaw("(state = 'canceled' AND paid > 0)")
        .orWhereRaw("(state = 'written_off' AND (written_off = 0 OR remaining > 0))")
        .orWhereRaw("(state = 'issued' AND written_off > 0 AND remaining = 0)")
        .orWhereRaw("(state IN ('draft', 'canceled') AND status = 'paid')")
        .orWhereRaw("(status = 'paid' AND (settled_by IS NULL OR settled_by = 'reopened' OR settled_on IS NULL))")
        .orWhereRaw("(status = 'paid' AND settled_by <> 'mark' AND remaining > 0)")
        .orWhereRaw("(status = 'pending' AND settled_by IN ('payments', 'write_off', 'mark'))")
        .orWhereRaw("(state = 'issued' AND status = 'pending' AND remaining = 0 AND settled_by IS NULL)")
    })
    .select('charges.id')
}

/** Charges that say to have got another sum than their accepted payments. */
function brokenPaid(workspaceId: number) {
  const counting = rowsBy(db, 'payment_applications', { 'payments.state': 'accepted' })
    .join('payments', 'payments.id', 'payment_applications.payment_id')
    .whereColumn('payment_applications.charge_id', 'charges.id')
    .sum('payment_applications.amount')
  const { sql, bindings } = counting.toSQL()
  return rowsOf('charges', workspaceId)
    .whereRaw(`charges.paid <> COALESCE((${sql}), 0)`, bindings as string[])
    .select('charges.id')
}

/** Payments that are divided otherwise than what they pay and what was given back. */
function brokenPayments(workspaceId: number) {
  const sumOf = (table: string) =>
    `COALESCE((SELECT SUM(${table}.amount) FROM ${table} WHERE ${table}.payment_id = payments.id), 0)`
  return rowsOf('payments', workspaceId)
    .where((broken) => {
      void broken
        .whereRaw('payments.amount <> applied + refunded + credit')
        .orWhereRaw('(payments.amount <= 0 OR applied < 0 OR refunded < 0 OR credit < 0)')
        .orWhereRaw(`applied <> ${sumOf('payment_applications')}`)
        .orWhereRaw(`refunded <> ${sumOf('payment_refunds')}`)
    })
    .select('payments.id')
}

/** What counts as paid of a charge of another client, in another currency, or of a draft. */
function strayApplications(workspaceId: number) {
  return rowsOf('payment_applications', workspaceId)
    .join('payments', 'payments.id', 'payment_applications.payment_id')
    .join('charges', 'charges.id', 'payment_applications.charge_id')
    .where('payments.state', 'accepted')
    .where((stray) => {
      void stray
        .whereColumn('payments.client_id', '<>', 'charges.client_id')
        .orWhereColumn('payments.currency', '<>', 'charges.currency')
        .orWhere('charges.state', 'draft')
    })
    .select('payment_applications.id')
}

/** Refunds that took more from charges than they gave back, or something from a charge of another client or currency. */
function brokenRefunds(workspaceId: number) {
  const taken = `SELECT COALESCE(SUM(refund_parts.amount), 0) FROM refund_parts
    WHERE refund_parts.workspace_id = payment_refunds.workspace_id AND refund_parts.refund_id = payment_refunds.id`
  const stray = `SELECT 1 FROM refund_parts JOIN charges ON charges.id = refund_parts.charge_id
    WHERE refund_parts.workspace_id = payment_refunds.workspace_id AND refund_parts.refund_id = payment_refunds.id
    AND (charges.client_id <> payments.client_id OR charges.currency <> payments.currency)`
  return rowsOf('payment_refunds', workspaceId)
    .join('payments', 'payments.id', 'payment_refunds.payment_id')
    .where((broken) => {
      void broken.whereRaw(`payment_refunds.amount < (${taken})`).orWhereRaw(`EXISTS (${stray})`)
    })
    .select('payment_refunds.id')
}

/** Charges whose amounts are not those of their concepts, and concepts whose amounts are not quantity by price. */
async function brokenAmounts(workspaceId: number): Promise<BrokenBalance[]> {
  const found: BrokenBalance[] = []
  for (let last = 0; found.length < MOST;) {
    const charges = await Charge.in({ id: workspaceId }).where('id', '>', last).orderBy('id').limit(AT_ONCE)
    const ids = charges.map(({ id }) => id)
    const items = await ChargeItem.byKey('charge_id', ids).orderBy(['charge_id', 'position'])
    const itemsOf = Map.groupBy(items, ({ chargeId }) => chargeId)
    for (const charge of charges) {
      const own = itemsOf.get(charge.id) ?? []
      const amounts = chargeAmounts(own, charge)
      if (FIGURES.some((name) => amounts[name] !== charge[name])) found.push({ table: 'charges', id: charge.id })
      for (const [at, { id, amount, tax, discount }] of own.entries()) {
        const right = amounts.items[at]!
        if (right.amount !== amount || right.tax !== tax || discount > amount) found.push({ table: 'charge_items', id })
      }
    }
    if (charges.length < AT_ONCE) break
    last = ids.at(-1)!
  }
  return found
}
