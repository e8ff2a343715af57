import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { isDuplicate } from '#app/core/models/duplicate'
import { toSqlInstant } from '#app/core/models/columns'
import { rowsBy } from '#app/core/tenancy/rows'
import { changingMoney } from '#app/billing/actions/changing_money'
import { holdAccount } from '#app/billing/actions/hold_account'
import { RecordPayment } from '#app/billing/actions/record_payment'
import type { BillingFirm } from '#app/billing/actions/add_charge'
import type { PaymentFields } from '#app/billing/domain/payment_fields'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { billingSettings } from '#app/billing/queries/billing_settings'
import type { MatterViewer } from '#app/matters/models/matter'
import type { MovementState } from '#app/bank_statements/domain/movement'
import BankMovement from '#app/bank_statements/models/bank_movement'
import { logMovement } from './log_bank.js'

/** A movement that was looked at in a version. */
export interface SeenMovement {
  movement: BankMovement
  version: number
}

/** What the person says of the payment; the rest is what the bank says. */
export type AcceptedPayment = Omit<PaymentFields, 'amount' | 'currency' | 'paidOn'>

/** Who decides: what they may know of is what they may choose. */
export interface Deciding {
  author: Author
  viewer: MatterViewer
  firm: BillingFirm
}

interface Decision {
  from: MovementState
  to: MovementState
  paymentId?: number | null
  madePayment?: boolean
  reason?: string | null
}

/** Says what money that came in is. Nothing is said of it by itself. */
export class DecideMovement {
  /** Records it as a payment of a client. Throws a FieldProblem at `version` when somebody decided meanwhile, and for what RecordPayment refuses; then there is no payment. */
  async accept({ author, viewer, firm }: Deciding, { movement, version }: SeenMovement, said: AcceptedPayment) {
    mustBeIncoming(movement)
    mustBe({ movement, version }, 'pending')
    const { twoPersonReview: inReview } = await billingSettings(firm.id)
    const { amount, currency, day: paidOn } = movement
    return changingMoney(async (trx) => {
      const fields = { ...said, amount, currency, paidOn }
      const charges = (within: Trx) => Charge.seenBy(viewer, within)
      const order = { fields, charges, source: 'bank' as const, inReview }
      const payment = await new RecordPayment().handle(author, firm, order, trx)
      await logMovement(trx, author, movement, {
        action: 'bank_movement.matched',
        after: { payment: payment.number, made: true },
      })
      const decision = { from: 'pending', to: 'matched', paymentId: payment.id, madePayment: true } as const
      await decide(trx, author, { movement, version }, decision)
      return payment
    })
  }

  /** Says that it is a payment that was recorded before. Throws a FieldProblem at `paymentId` for one of another amount or currency, and for one that is another movement. */
  async link({ author, viewer, firm }: Deciding, { movement, version }: SeenMovement, paymentId: number) {
    mustBeIncoming(movement)
    mustBe({ movement, version }, 'pending')
    const seen = await Payment.findSeenBy(viewer, paymentId)
    return changingMoney(async (trx) => {
      await holdAccount(trx, firm, seen.clientId)
      const payment = await Payment.seenBy(viewer, trx).where('payments.id', paymentId).forUpdate().first()
      if (!payment || payment.state === 'rejected')
        throw new FieldProblem('paymentId', 'bank_statements.problem.payment_gone')
      if (payment.amount !== movement.amount || payment.currency !== movement.currency)
        throw new FieldProblem('paymentId', 'bank_statements.problem.other_amount')
      const other = await BankMovement.in(firm, trx).where('bank_movements.payment_id', paymentId).first()
      if (other && other.id !== movement.id) throw new FieldProblem('paymentId', 'bank_statements.problem.taken')
      await logMovement(trx, author, movement, {
        action: 'bank_movement.matched',
        after: { payment: payment.number, made: false },
      })
      const decision = { from: 'pending', to: 'matched', paymentId, madePayment: false } as const
      await decide(trx, author, { movement, version }, decision)
      return payment
    })
  }

  /** Takes back that it is a payment. The payment stays: who wants it gone deletes it, which takes this back too. Throws NotFound for a payment that they may not know of. */
  async unlink({ author, viewer }: Deciding, { movement, version }: SeenMovement): Promise<void> {
    mustBe({ movement, version }, 'matched')
    const { paymentId } = movement
    const payment = paymentId === null ? null : await Payment.findSeenBy(viewer, paymentId)
    await changingMoney(async (trx) => {
      await logMovement(trx, author, movement, {
        action: 'bank_movement.unmatched',
        before: { payment: payment?.number ?? null },
      })
      await decide(trx, author, { movement, version }, { from: 'matched', to: 'pending' })
    })
  }

  /** Leaves it aside: it is no payment of a client. */
  async ignore(author: Author, { movement, version }: SeenMovement, reason: string): Promise<void> {
    mustBeIncoming(movement)
    mustBe({ movement, version }, 'pending')
    await changingMoney(async (trx) => {
      await logMovement(trx, author, movement, { action: 'bank_movement.ignored', after: { reason } })
      await decide(trx, author, { movement, version }, { from: 'pending', to: 'ignored', reason })
    })
  }

  /** Takes that back. */
  async restore(author: Author, { movement, version }: SeenMovement): Promise<void> {
    mustBe({ movement, version }, 'ignored')
    await changingMoney(async (trx) => {
      const before = { reason: movement.reason }
      await logMovement(trx, author, movement, { action: 'bank_movement.restored', before })
      await decide(trx, author, { movement, version }, { from: 'ignored', to: 'pending' })
    })
  }
}

function mustBeIncoming({ amount }: BankMovement): void {
  if (amount <= 0) throw new FieldProblem('version', 'bank_statements.problem.outgoing')
}

/** What was looked at has to be what is there: told before anything else is looked at. */
function mustBe({ movement, version }: SeenMovement, state: MovementState): void {
  if (movement.version !== version || movement.state !== state)
    throw new FieldProblem('version', 'bank_statements.problem.stale')
}

/** Writes a decision down, unless somebody decided since the movement was looked at: of two that decide at once, one finds it as the other left it, and nothing of theirs is kept. */
async function decide(trx: Trx, author: Author, { movement, version }: SeenMovement, decision: Decision) {
  const { from, to, paymentId = null, madePayment = false, reason = null } = decision
  const at = toSqlInstant(clock.now())
  const by = to === 'pending' ? null : author.userId
  const columns = { state: to, payment_id: paymentId, made_payment: madePayment, reason }
  const told = { decided_by_id: by, decided_at: by === null ? null : at, version: version + 1, updated_at: at }
  const own = rowsBy(trx, 'bank_movements', { id: movement.id, version, state: from })
  const written = await own.update({ ...columns, ...told }).catch((error: unknown) => {
    throw isDuplicate(error) ? new FieldProblem('paymentId', 'bank_statements.problem.taken') : error
  })
  if (Number(Array.isArray(written) ? written[0] : written) === 0)
    throw new FieldProblem('version', 'bank_statements.problem.stale')
}
