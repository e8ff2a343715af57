import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { MEXICO_ZONE } from '#app/core/mexico'
import type User from '#app/accounts/models/user'
import Charge from '#app/billing/models/charge'
import ChargeItem from '#app/billing/models/charge_item'
import { ChangeFund } from '#app/fees/actions/change_fund'
import { EditAgreement } from '#app/fees/actions/edit_agreement'
import { WriteExpense } from '#app/fees/actions/write_expense'
import { WriteTime } from '#app/fees/actions/write_time'
import FeeAgreement from '#app/fees/models/fee_agreement'
import FeeCharge from '#app/fees/models/fee_charge'
import FeeStage from '#app/fees/models/fee_stage'
import Matter from '#app/matters/models/matter'
import type Workspace from '#app/workspaces/models/workspace'

const AGREEMENT = {
  ...{ currency: 'MXN' as const, monthlyAmount: null, fixedAmount: null, hourlyRate: 180_000, share: null },
  ...{ shareBase: null, notes: 'Las horas se cobran solo fuera de las etapas.', rates: [] },
  stages: [
    { id: null, name: 'Presentación de la demanda de amparo', amount: 4_500_000 },
    { id: null, name: 'Audiencia constitucional', amount: 3_000_000 },
    { id: null, name: 'Recurso de revisión', amount: 2_600_000 },
  ],
}
const DEPOSIT = { daysAgo: 34, amount: 1_500_000 }
const EXPENSE = { daysAgo: 20, amount: 348_000, description: 'Copias certificadas del expediente administrativo' }
const TIME = [
  { daysAgo: 6, minutes: 135, description: 'Estudio de los agravios para la revisión' },
  { daysAgo: 2, minutes: 50, description: 'Llamada con la administradora sobre la suspensión' },
]

const dayBefore = (days: number) => clock.now().setZone(MEXICO_ZONE).minus({ days }).toISODate()!

/** Gives the first matter of the demo a fee agreement with stages, time of two people, and money of the client that paid an expense. Once there is an agreement, nothing is added. */
export async function seedFees(workspace: Workspace, people: [User, User]): Promise<void> {
  if (await FeeAgreement.in(workspace).first()) return
  const matter = await Matter.in(workspace).whereNotNull('client_id').orderBy('number').firstOrFail()
  const authorOf = ({ id }: User): Author => ({ userId: id, kind: 'user', ip: null, requestId: null })
  const owner = authorOf(people[0])
  await new EditAgreement().handle(owner, matter, { fields: AGREEMENT, version: 0 })
  await markCharged(workspace, matter, people[0])
  for (const [at, { daysAgo, ...said }] of TIME.entries()) {
    const fields = { ...said, workedOn: dayBefore(daysAgo), billable: true, rate: null }
    await new WriteTime().add(authorOf(people[at]!), workspace, matter, fields)
  }
  const cash = {
    ...{ amount: DEPOSIT.amount, movedOn: dayBefore(DEPOSIT.daysAgo), method: 'transfer' as const },
    ...{ reference: 'SPEI 55120', description: 'Provisión de gastos del juicio' },
  }
  await new ChangeFund().deposit(owner, workspace, matter, { currency: 'MXN', cash, proof: null })
  const { daysAgo, ...spent } = EXPENSE
  const paid = { spentOn: dayBefore(daysAgo), currency: 'MXN' as const, paidBy: 'fund' as const, billable: false }
  await new WriteExpense().add(owner, workspace, matter, { fields: { ...spent, ...paid }, proof: null })
}

/** The stages that the charges of the demo are of, known by their amount. */
async function markCharged(workspace: Workspace, { id: matterId }: Matter, { id: createdById }: User): Promise<void> {
  const own = Charge.in(workspace).where('charges.state', 'issued').select('charges.id')
  for (const { id: stageId, amount } of await FeeStage.in(workspace).where('matter_id', matterId)) {
    const item = await ChargeItem.in(workspace)
      .whereIn('charge_id', own)
      .where({ matter_id: matterId, unit_price: amount })
      .first()
    if (!item) continue
    const { id: chargeItemId, chargeId } = item
    const row = { workspaceId: workspace.id, matterId, part: 'stage' as const, stageId, obtained: null, amount }
    await FeeCharge.create({ ...row, chargeId, chargeItemId, createdById })
  }
}
