import { matterOf } from '#database/factories/matter_factory'
import { ChangeFund } from '#app/fees/actions/change_fund'
import { EditAgreement } from '#app/fees/actions/edit_agreement'
import { WriteTime } from '#app/fees/actions/write_time'
import { WriteExpense } from '#app/fees/actions/write_expense'
import type { AgreementFields } from '#app/fees/domain/agreement'
import type { ExpenseFields } from '#app/fees/domain/expense_fields'
import type { CashFields } from '#app/fees/domain/fund'
import type { TimeFields } from '#app/fees/domain/time_fields'
import ClientFund from '#app/fees/models/client_fund'
import FundMovement from '#app/fees/models/fund_movement'
import type Matter from '#app/matters/models/matter'
import type User from '#app/accounts/models/user'
import { firm, type Firm } from '#tests/helpers/people'
import { authorNamed, clientOf, TODAY } from '../billing/scene.js'

export { NOON, TODAY } from '../billing/scene.js'

/** A firm with a matter of a client on file. */
export async function feesScene() {
  const ours = await firm()
  const customer = await clientOf(ours.workspace)
  const matter = await matterOf(ours)
  await matter.merge({ clientId: customer.id }).save()
  const path = `/law-firm/files/${matter.id}`
  return { ...ours, customer, matter, path }
}

/** The page of a matter with its fees. */
export const tabOf = ({ id }: { id: number }) => `/law-firm/files/file-overview/${id}?tab=fees`

/** Nothing agreed but what is said; $2,000.00 an hour unless said otherwise. */
export const agreement = (values: Partial<AgreementFields> = {}): AgreementFields => ({
  ...{ currency: 'MXN', monthlyAmount: null, fixedAmount: null, hourlyRate: 200_000, share: null, shareBase: null },
  ...{ notes: null, stages: [], rates: [] },
  ...values,
})

export const agreed = (matter: Matter, owner: User, values: Partial<AgreementFields> = {}) =>
  new EditAgreement().handle(authorNamed(owner), matter, { fields: agreement(values), version: 0 })

/** An hour of somebody. */
export const worked = (
  { workspace }: Pick<Firm, 'workspace'>,
  matter: Matter,
  user: User,
  values: Partial<TimeFields> = {}
) =>
  new WriteTime().add(authorNamed(user), workspace, matter, {
    ...{ workedOn: TODAY, minutes: 60, description: 'Estudio del expediente', billable: true, rate: null },
    ...values,
  })

/** $100.00 that the firm paid. */
export const spent = (
  { workspace, owner }: Pick<Firm, 'workspace' | 'owner'>,
  matter: Matter,
  values: Partial<ExpenseFields> = {}
) =>
  new WriteExpense().add(authorNamed(owner), workspace, matter, {
    fields: {
      ...{ spentOn: TODAY, description: 'Copias certificadas', currency: 'MXN', amount: 10_000 },
      ...{ paidBy: 'firm', billable: true },
      ...values,
    },
    proof: null,
  })

export const cash = (amount: number, values: Partial<CashFields> = {}): CashFields => ({
  ...{ amount, movedOn: TODAY, method: 'transfer', reference: null, description: null },
  ...values,
})

export const deposited = (
  { workspace, owner }: Pick<Firm, 'workspace' | 'owner'>,
  matter: Matter,
  amount: number,
  values: Partial<CashFields> = {}
) =>
  new ChangeFund().deposit(authorNamed(owner), workspace, matter, {
    ...{ currency: 'MXN', cash: cash(amount, values), proof: null },
  })

/** What is held for a matter in pesos, in centavos. */
export const heldFor = async (matter: Matter): Promise<number> =>
  (await ClientFund.byKey('matter_id', matter.id).where({ currency: 'MXN' }).first())?.balance ?? 0

/** The movements of a matter, as they were written down: kind, amount, balance after. */
export const movementsOf = async (matter: Matter): Promise<[string, number, number][]> =>
  (await FundMovement.byKey('matter_id', matter.id).orderBy('id')).map(({ kind, amount, balance }) => [
    kind,
    amount,
    balance,
  ])
