import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import type { Currency } from '#app/core/money'
import { firmToday } from '#app/core/time_zone'
import { changingMoney } from '#app/billing/actions/changing_money'
import { storingProof } from '#app/billing/actions/store_proof'
import { RecordPayment } from '#app/billing/actions/record_payment'
import type Payment from '#app/billing/models/payment'
import type { ReceivedDocument } from '#app/documents/receiving/inspect_file'
import type { CashFields } from '#app/fees/domain/fund'
import ClientFund from '#app/fees/models/client_fund'
import type FundMovement from '#app/fees/models/fund_movement'
import { chargesOf } from '#app/fees/queries/charges_of_matter'
import type Matter from '#app/matters/models/matter'
import type { MatterViewer } from '#app/matters/models/matter'
import { clientOf, holdFees, type Firm } from './hold_fees.js'
import { holdFund, moveFund } from './move_fund.js'

/** Money for a charge of the matter, in the currency of the fund. The exchange rate in millionths. */
export interface Transfer {
  chargeId: number
  amount: number
  movedOn: string
  exchangeRate: number | null
}

/** What comes in and goes out of the money that a firm holds for the client of a matter. */
export class ChangeFund {
  /** Writes down money that the client gave. Throws a FieldProblem for a day to come. */
  deposit(
    author: Author,
    firm: Firm,
    matter: Matter,
    { currency, cash, proof }: { currency: Currency; cash: CashFields; proof: ReceivedDocument | null }
  ): Promise<FundMovement> {
    mustBePast(firm, cash.movedOn)
    return storingProof(author, firm, proof, (keep) =>
      changingMoney(async (trx) => {
        await holdFees(trx, matter)
        const fund = await holdFund(trx, matter, currency)
        return moveFund(trx, author, { fund, row: { ...cash, kind: 'deposit', proofId: await keep(trx) } })
      })
    )
  }

  /** Gives money back to the client. Throws a FieldProblem for more than there is. */
  refund(
    author: Author,
    firm: Firm,
    matter: Matter,
    { currency, cash }: { currency: Currency; cash: CashFields }
  ): Promise<FundMovement> {
    mustBePast(firm, cash.movedOn)
    return changingMoney(async (trx) => {
      await holdFees(trx, matter)
      const fund = await holdFund(trx, matter, currency)
      return moveFund(trx, author, { fund, row: { ...cash, kind: 'refund', amount: -cash.amount } })
    })
  }

  /** Pays a charge of the matter with the money of the fund: the payment and the movement are written together. Throws a FieldProblem for more than is owed or held. */
  transfer(
    author: Author,
    firm: Firm,
    matter: Matter,
    { viewer, transfer }: { viewer: MatterViewer; transfer: Transfer }
  ): Promise<Payment> {
    const { chargeId, amount, movedOn, exchangeRate } = transfer
    mustBePast(firm, movedOn)
    return changingMoney(async (trx) => {
      const charges = () => chargesOf(viewer, matter, trx)
      const charge = await charges().where('charges.id', chargeId).first()
      if (!charge) throw new FieldProblem('chargeId', 'billing.problem.unknown_charge')
      const { currency } = charge
      const fields = {
        ...{ clientId: clientOf(matter), amount, currency, exchangeRate, paidOn: movedOn, method: 'fund' as const },
        ...{ reference: null, notes: null, applications: [{ chargeId, amount }] },
      }
      const added = { fields, charges, source: 'firm' as const, inReview: false, isAdvance: true }
      const payment = await new RecordPayment().handle(author, firm, added, trx).catch(atAmount)
      const fund = await holdFund(trx, matter, currency)
      const row = { kind: 'transfer' as const, amount: -amount, movedOn, paymentId: payment.id, chargeId }
      await moveFund(trx, author, { fund, row: { ...row, reference: charge.reference } })
      return payment
    })
  }
}

/** The one charge of a transfer has its amount in the field of the transfer. */
function atAmount(error: unknown): never {
  if (error instanceof FieldProblem && error.field.startsWith('applications'))
    throw new FieldProblem('amount', error.sentences)
  throw error
}

function mustBePast(firm: Firm, movedOn: string): void {
  if (movedOn > firmToday(firm)) throw new FieldProblem('movedOn', 'billing.problem.paid_later')
}

/** The fund that an address names, among those of a matter. Throws NotFound. */
export async function fundOf(trx: Trx, matter: Matter, id: number): Promise<ClientFund> {
  const fund = await ClientFund.in({ id: matter.workspaceId }, trx)
    .where({ matter_id: matter.id, id })
    .forUpdate()
    .first()
  if (!fund) throw new NotFound('client_funds')
  return fund
}
