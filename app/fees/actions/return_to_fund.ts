import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { firmToday } from '#app/core/time_zone'
import type Payment from '#app/billing/models/payment'
import ClientFund from '#app/fees/models/client_fund'
import FundMovement from '#app/fees/models/fund_movement'
import { firmZone } from '#app/workspaces/queries/firm_zone'
import { moveFund } from './move_fund.js'

/** Brings the money of a payment that is deleted back to the fund that it came from: all of it but what was given back to the client meanwhile. Throws a FieldProblem when that fund was deleted with its matter: the money would be nowhere. */
export async function returnToFund(trx: Trx, author: Author, payment: Payment): Promise<void> {
  const own = () => FundMovement.byKey('payment_id', payment.id, trx)
  const taken = await own().where({ kind: 'transfer' }).first()
  if (!taken && payment.method === 'fund' && payment.amount > payment.refunded)
    throw new FieldProblem('version', 'fees.problem.fund_gone')
  if (!taken) return
  const fund = await ClientFund.byKey('id', taken.fundId, trx).forUpdate().firstOrFail()
  const { workspaceId } = payment
  const movedOn = firmToday({ timeZone: await firmZone(workspaceId, trx) })
  const amount = payment.amount - payment.refunded
  const { reference, chargeId } = taken
  if (amount > 0) await moveFund(trx, author, { fund, row: { kind: 'returned', amount, movedOn, reference, chargeId } })
  await own().update({ payment_id: null })
}
