import db from '@adonisjs/lucid/services/db'
import type { HeldMoney, HeldMovement } from '#app/billing/held_money'
import Charge from '#app/billing/models/charge'
import type { Debtor } from '#app/billing/queries/client_account'
import Client from '#app/clients/models/client'
import ClientFund from '#app/fees/models/client_fund'
import FundMovement from '#app/fees/models/fund_movement'
import MatterExpense from '#app/fees/models/matter_expense'
import Matter from '#app/matters/models/matter'

/** Movements of a fund that are shown at once. */
export const MOST_MOVEMENTS = 20
const MOST_FUNDS = 50

/**
 * The funds of a client with a firm, those with money first: of matters that they follow in the portal, and whose money it is theirs. Somebody who follows a matter beside its client reads
 * nothing of them. Six queries.
 */
export async function fundsForClient({ userId, workspaceId }: Debtor): Promise<HeldMoney[]> {
  const matters = await Matter.followedBy(userId)
    .where('matters.workspace_id', workspaceId)
    .whereIn('matters.client_id', Client.linkedTo(userId).whereNull('clients.merged_into_id').select('clients.id'))
    .select('id', 'reference', 'title')
  const matterOf = new Map(matters.map((matter) => [matter.id, matter]))
  const funds = await ClientFund.byKey('matter_id', [...matterOf.keys()])
    .orderBy('balance', 'desc')
    .orderBy('id')
    .limit(MOST_FUNDS)
  const movements = await lastMovements(funds.map(({ id }) => id))
  return funds.map(({ id, matterId, currency, balance }) => {
    const own = movements.get(id) ?? []
    const { reference, title } = matterOf.get(matterId)!
    return {
      ...{ id, currency, balance, matter: { id: matterId, reference, title } },
      ...{ movements: own.slice(0, MOST_MOVEMENTS), hasEarlier: own.length > MOST_MOVEMENTS },
    }
  })
}

/** The newest movements of each fund, one more than are shown. */
async function lastMovements(fundIds: number[]): Promise<Map<number, HeldMovement[]>> {
  const ranked = FundMovement.byKey('fund_id', fundIds)
    .select('id')
    .select(db.raw('row_number() over (partition by fund_id order by number desc) as place'))
  const newest: { id: number }[] = await db
    .from(ranked.as('ranked'))
    .where('place', '<=', MOST_MOVEMENTS + 1)
    .select('id')
  const rows = await FundMovement.byKey(
    'id',
    newest.map(({ id }) => Number(id))
  ).orderBy('number', 'desc')
  const words = await wordsOf(rows)
  const told = rows.map((row) => ({ fundId: row.fundId, movement: movementOf(row, words) }))
  return new Map(
    [...Map.groupBy(told, ({ fundId }) => fundId)].map(([fund, own]) => [fund, own.map(({ movement }) => movement)])
  )
}

type Words = Awaited<ReturnType<typeof wordsOf>>

/** What expenses were for, what charges are called, and the numbers of movements, by their ids. */
async function wordsOf(rows: FundMovement[]) {
  const expenseIds = rows.flatMap(({ expenseId }) => expenseId ?? [])
  const expenses = await MatterExpense.byKey('id', expenseIds).select('id', 'description')
  const chargeIds = rows.flatMap(({ chargeId }) => chargeId ?? [])
  const charges = await Charge.byKey('id', chargeIds).select('id', 'reference')
  return {
    expenses: new Map(expenses.map(({ id, description }) => [id, description])),
    charges: new Map(charges.map(({ id, reference }) => [id, reference])),
    numbers: new Map(rows.map(({ id, number }) => [id, number])),
  }
}

function movementOf(row: FundMovement, { expenses, charges, numbers }: Words): HeldMovement {
  const { id, number, movedOn: day, kind, amount, balance: held, description } = row
  const about = {
    ...{ deposit: description, refund: description, returned: null },
    expense: expenses.get(row.expenseId ?? 0) ?? description,
    transfer: charges.get(row.chargeId ?? 0) ?? null,
    reversal: row.reversesId === null ? null : (numbers.get(row.reversesId)?.toString() ?? null),
  }[kind]
  return { id, number, day, kind, amount, held, about }
}
