import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import type { Currency } from '#app/core/money'
import { MAX_AMOUNT } from '#app/billing/domain/charge_amounts'
import { pesos } from '#app/billing/domain/pesos'
import { leastFrom } from '#app/fees/domain/fund_balance'
import ClientFund from '#app/fees/models/client_fund'
import FundMovement from '#app/fees/models/fund_movement'
import { logRow } from './log_matter.js'

type OfMatter = { id: number; workspaceId: number }
type Row = Partial<Pick<FundMovement, (typeof DETAILS)[number]>> & Pick<FundMovement, 'kind' | 'amount' | 'movedOn'>

const DETAILS = [
  ...(['method', 'reference', 'description', 'proofId', 'expenseId', 'paymentId', 'chargeId', 'reversesId'] as const),
]

/** The fund of a matter in a currency, held until the transaction ends; it is made when there is none. The account of the client is held before it. */
export async function holdFund(trx: Trx, matter: OfMatter, currency: Currency): Promise<ClientFund> {
  const of = { workspaceId: matter.workspaceId, matterId: matter.id, currency }
  const fund = await ClientFund.in({ id: of.workspaceId }, trx)
    .where({ matter_id: matter.id, currency })
    .forUpdate()
    .first()
  return fund ?? ClientFund.create({ ...of, balance: 0, movements: 0 }, { client: trx })
}

/**
 * Moves money of a fund that is held: writes the movement with the balance after it, and both in the log. Throws a FieldProblem at `field` when more goes out than there was on that day
 * or any later one, and for more than the largest amount.
 */
export async function moveFund(
  trx: Trx,
  author: Author,
  { fund, row, field = 'amount' }: { fund: ClientFund; row: Row; field?: string }
): Promise<FundMovement> {
  const { kind, amount, movedOn } = row
  if (amount < 0) await mustHold(trx, fund, { amount: -amount, movedOn, field })
  const before = fund.balance
  const balance = before + amount
  if (balance > MAX_AMOUNT) throw new FieldProblem(field, 'billing.problem.too_much')
  fund.merge({ balance, movements: fund.movements + 1 })
  await fund.save()
  const details = Object.fromEntries(DETAILS.map((name) => [name, row[name] ?? null]))
  const { workspaceId, matterId, id: fundId, movements: number, currency } = fund
  const movement = await FundMovement.create(
    { workspaceId, matterId, fundId, number, kind, amount, movedOn, balance, ...details, createdById: author.userId },
    { client: trx }
  )
  const { reference, description, method } = movement
  const after = { balance, number, amount, currency, movedOn, method, reference, description }
  const change = { action: `client_fund.${kind}`, before: { balance: before }, after }
  await logRow(trx, author, { type: 'client_fund', id: fundId, matterId, workspaceId }, change)
  return movement
}

type Outgoing = { amount: number; movedOn: string; field: string }

async function mustHold(trx: Trx, fund: ClientFund, { amount, movedOn, field }: Outgoing): Promise<void> {
  const later = await FundMovement.byKey('fund_id', fund.id, trx)
    .where('moved_on', '>', movedOn)
    .select('moved_on', 'amount')
    .forUpdate()
  const most = leastFrom(fund.balance, later)
  if (amount > most) throw new FieldProblem(field, 'billing.problem.exceeds', { value: pesos(most) })
}
