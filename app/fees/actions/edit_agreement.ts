import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { changingMoney } from '#app/billing/actions/changing_money'
import { pesos } from '#app/billing/domain/pesos'
import type { AgreementFields, StageFields } from '#app/fees/domain/agreement'
import { standingOf } from '#app/fees/domain/agreement'
import FeeAgreement from '#app/fees/models/fee_agreement'
import FeeCharge from '#app/fees/models/fee_charge'
import FeeRate from '#app/fees/models/fee_rate'
import FeeStage from '#app/fees/models/fee_stage'
import Matter from '#app/matters/models/matter'
import { differing, logRow } from './log_matter.js'

const TOLD = ['currency', 'monthlyAmount', 'fixedAmount', 'hourlyRate', 'share', 'shareBase', 'notes'] as const

/** Writes down what was agreed with the client of a matter, or changes it. */
export class EditAgreement {
  /** `version` is 0 for the first. Throws a FieldProblem for another version, and for a change of what was charged already. */
  handle(
    author: Author,
    matter: Matter,
    { fields, version }: { fields: AgreementFields; version: number }
  ): Promise<FeeAgreement> {
    return changingMoney(async (trx) => {
      await Matter.hold(matter, trx)
      const firm = { id: matter.workspaceId }
      const agreement = await FeeAgreement.in(firm, trx).where({ matter_id: matter.id }).forUpdate().first()
      if ((agreement?.version ?? 0) !== version) throw new FieldProblem('version', 'fees.problem.stale')
      const stages = await FeeStage.in(firm, trx).where({ matter_id: matter.id }).orderBy('position').forUpdate()
      const charged = await FeeCharge.in(firm, trx).where({ matter_id: matter.id }).forUpdate()
      check(fields, agreement, stages, charged)
      const before = agreement ? await told(trx, agreement, stages) : {}
      const saved = agreement ?? new FeeAgreement().useTransaction(trx)
      const { stages: _, rates, ...columns } = fields
      saved.merge({ ...columns, workspaceId: firm.id, matterId: matter.id, version: version + 1 })
      await saved.save()
      await writeStages(trx, matter, stages, fields.stages)
      await FeeRate.byKey('matter_id', matter.id, trx).delete()
      const of = { workspaceId: firm.id, matterId: matter.id }
      await FeeRate.createMany(
        rates.map((rate) => ({ ...rate, ...of })),
        { client: trx }
      )
      const kept = await FeeStage.in(firm, trx).where({ matter_id: matter.id }).orderBy('position')
      const { before: was, after } = differing(before, await told(trx, saved, kept))
      const action = agreement ? 'fee_agreement.edited' : 'fee_agreement.added'
      const change = { action, ...(agreement && { before: was }), after }
      await logRow(trx, author, { ...of, type: 'fee_agreement', id: saved.id }, change)
      return saved
    })
  }
}

function check(
  fields: AgreementFields,
  agreement: FeeAgreement | null,
  stages: FeeStage[],
  charged: FeeCharge[]
): void {
  const { monthlyAmount, fixedAmount, hourlyRate, share, currency } = fields
  const isEmpty = [monthlyAmount, fixedAmount, hourlyRate, share].every((one) => one === null)
  if (isEmpty && fields.stages.length + fields.rates.length === 0)
    throw new FieldProblem('models', 'fees.problem.nothing_agreed')
  if (agreement && charged.length > 0 && agreement.currency !== currency)
    throw new FieldProblem('currency', 'fees.problem.currency_charged')
  const { charged: fixed } = standingOf(
    { fixedAmount, stages: [] },
    charged.filter(({ part }) => part === 'fixed')
  )
  if (fixed > (fixedAmount ?? 0))
    throw new FieldProblem('fixedAmount', 'fees.problem.less_than_charged', { value: pesos(fixed) })
  for (const { id, name, amount } of stages.filter((stage) => charged.some(({ stageId }) => stageId === stage.id))) {
    const at = fields.stages.findIndex((stage) => stage.id === id)
    if (at < 0) throw new FieldProblem('stages', 'fees.problem.stage_charged', { name })
    if (fields.stages[at]!.amount !== amount)
      throw new FieldProblem(`stages.${at}.amount`, 'fees.problem.stage_charged', { name })
  }
}

/** Changes stages that are there, adds those that are new and takes away those that are not named. An id of another matter counts as new. */
async function writeStages(trx: Trx, matter: Matter, current: FeeStage[], next: StageFields[]): Promise<void> {
  const known = new Map(current.map((stage) => [stage.id, stage]))
  for (const [position, { id, name, amount }] of next.entries()) {
    const stage = (id !== null && known.get(id)) || new FeeStage().useTransaction(trx)
    stage.merge({ workspaceId: matter.workspaceId, matterId: matter.id, position, name, amount })
    await stage.save()
    known.delete(stage.id)
  }
  if (known.size > 0) await FeeStage.byKey('id', [...known.keys()], trx).delete()
}

/** An agreement as the log tells of it. */
async function told(trx: Trx, agreement: FeeAgreement, stages: FeeStage[]): Promise<Record<string, unknown>> {
  const rates = await FeeRate.byKey('matter_id', agreement.matterId, trx).orderBy('user_id')
  return {
    ...Object.fromEntries(TOLD.map((name) => [name, agreement[name] ?? null])),
    stages: stages.map(({ name, amount }) => `${name}: $ ${pesos(amount)}`),
    rates: rates.map(({ rate }) => `$ ${pesos(rate)}`),
  }
}
