import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { translate, type Language } from '#app/core/messages/catalogue'
import { writtenDate } from '#app/core/text/written_date'
import { firmToday } from '#app/core/time_zone'
import { changingMoney } from '#app/billing/actions/changing_money'
import { pesos } from '#app/billing/domain/pesos'
import type Charge from '#app/billing/models/charge'
import { conceptsOf } from '#app/billing/queries/concepts_of'
import { shareOf, standingOf, type AgreedPart } from '#app/fees/domain/agreement'
import FeeAgreement from '#app/fees/models/fee_agreement'
import FeeCharge from '#app/fees/models/fee_charge'
import FeeStage from '#app/fees/models/fee_stage'
import type Matter from '#app/matters/models/matter'
import type { MatterViewer } from '#app/matters/models/matter'
import { draftCharge, feeTax, itemOf } from './draft_charge.js'
import type { Firm } from './hold_fees.js'
import { holdFees } from './hold_fees.js'
import { logRow } from './log_matter.js'

/** Which part of an agreement is charged. `amount` is what of the fixed fee, `obtained` what the share is of; the exchange rate in millionths. */
export interface AgreedCharge {
  part: AgreedPart
  stageId: number | null
  amount: number | null
  obtained: number | null
  exchangeRate: number | null
}

/** Whoever charges a matter. */
export interface Charging {
  author: Author
  viewer: MatterViewer
  firm: Firm
  /** Of the concepts. */
  language: Language
}

interface Part {
  amount: number
  description: string
}

/** Makes a draft of a part of what was agreed. */
export class ChargeAgreement {
  /** Throws a FieldProblem for what was not agreed, for a stage that was charged and for more than is left of the fixed fee. */
  handle({ author, viewer, firm, language }: Charging, matter: Matter, asked: AgreedCharge): Promise<Charge> {
    return changingMoney(async (trx) => {
      const client = await holdFees(trx, matter)
      const agreement = await FeeAgreement.in(firm, trx).where({ matter_id: matter.id }).forUpdate().first()
      if (!agreement) throw new FieldProblem('part', 'fees.problem.not_agreed')
      const { amount, description } = await partOf(trx, agreement, asked, { firm, language })
      const taxKind = await feeTax(firm, trx)
      const item = itemOf(matter, { kind: 'fee', description, unitPrice: amount, taxKind })
      const { currency } = agreement
      const drafting = { firm, matter, client, viewer, currency, exchangeRate: asked.exchangeRate }
      const charge = await draftCharge(trx, author, drafting, [item])
      const [chargeItemId = null] = await conceptsOf(charge, trx)
      const { part, stageId, obtained } = asked
      const of = { workspaceId: firm.id, matterId: matter.id }
      const row = {
        ...of,
        part,
        stageId,
        obtained,
        amount,
        chargeId: charge.id,
        chargeItemId,
        createdById: author.userId,
      }
      await FeeCharge.create(row, { client: trx })
      const change = { action: 'fee_agreement.charged', after: { part, name: description, amount, currency } }
      await logRow(trx, author, { ...of, type: 'fee_agreement', id: agreement.id }, change)
      return charge
    })
  }
}

type Reading = { firm: Firm; language: Language }

/** What is charged of a part, and how its concept reads. */
async function partOf(
  trx: Trx,
  agreement: FeeAgreement,
  { part, stageId, amount, obtained }: AgreedCharge,
  { firm, language }: Reading
): Promise<Part> {
  if (part === 'stage') return stageOf(trx, agreement, stageId)
  if (part === 'fixed')
    return { amount: await fixedOf(trx, agreement, amount), description: translate(language, 'fees.item.fixed') }
  if (part === 'share') {
    if (agreement.share === null) throw new FieldProblem('part', 'fees.problem.not_agreed')
    if (!obtained) throw new FieldProblem('obtained', 'forms.required')
    const due = shareOf(obtained, agreement.share)
    if (due === 0) throw new FieldProblem('obtained', 'fees.problem.share_of_nothing')
    const values = { percent: String(agreement.share / 10_000), obtained: pesos(obtained) }
    return { amount: due, description: translate(language, 'fees.item.share', values) }
  }
  if (agreement.monthlyAmount === null) throw new FieldProblem('part', 'fees.problem.not_agreed')
  const day = writtenDate(firmToday(firm), language)
  return { amount: agreement.monthlyAmount, description: translate(language, 'fees.item.monthly', { day }) }
}

async function stageOf(trx: Trx, { workspaceId, matterId }: FeeAgreement, stageId: number | null): Promise<Part> {
  const stage = await FeeStage.in({ id: workspaceId }, trx)
    .where({ matter_id: matterId, id: stageId ?? 0 })
    .forUpdate()
    .first()
  if (!stage) throw new FieldProblem('stageId', 'fees.problem.not_agreed')
  const charged = await FeeCharge.byKey('stage_id', stage.id, trx).forUpdate().first()
  if (charged) throw new FieldProblem('stageId', 'fees.problem.stage_charged', { name: stage.name })
  return { amount: stage.amount, description: stage.name }
}

/** What of the fixed fee is charged: all that is left unless less is asked. */
async function fixedOf(trx: Trx, agreement: FeeAgreement, amount: number | null): Promise<number> {
  const charged = await FeeCharge.byKey('matter_id', agreement.matterId, trx).where({ part: 'fixed' }).forUpdate()
  const { fixedLeft } = standingOf({ fixedAmount: agreement.fixedAmount, stages: [] }, charged)
  if (fixedLeft === null) throw new FieldProblem('part', 'fees.problem.not_agreed')
  if (fixedLeft === 0) throw new FieldProblem('amount', 'fees.problem.all_charged')
  if ((amount ?? 0) > fixedLeft)
    throw new FieldProblem('amount', 'billing.problem.exceeds', { value: pesos(fixedLeft) })
  return amount ?? fixedLeft
}
