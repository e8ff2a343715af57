import { partsOf } from '#app/core/contributions/define_module'
import type { Trx } from '#app/core/database/trx'
import { rowsBy } from '#app/core/tenancy/rows'
import { clientHolds, clientReferences } from '#app/clients/client_parts'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import RecurringCharge from '#app/billing/models/recurring_charge'
import { renewChargeTexts, renewPaymentTexts } from '#app/billing/search_text'

/** A merge of two clients names its rows by their ids, some at a time: databases take only so many values in a statement. */
const AT_ONCE = 1_000

type Table = 'charges' | 'payments' | 'recurring_charges'

/** What is found by the name of its client. */
const RENEW: Partial<Record<Table, (trx: Trx, keys: object) => Promise<void>>> = {
  charges: renewChargeTexts,
  payments: renewPaymentTexts,
}

async function countOf(trx: Trx, table: Table, clientId: number): Promise<number> {
  const { total } = await rowsBy(trx, table, { client_id: clientId }).count('* as total').first()
  return Number(total)
}

async function move(trx: Trx, table: Table, from: number, to: number): Promise<number[]> {
  const rows = await rowsBy(trx, table, { client_id: from }).orderBy('id').select('id')
  await rowsBy(trx, table, { client_id: from }).update({ client_id: to })
  if (rows.length > 0) await RENEW[table]?.(trx, { client_id: to })
  return rows.map(({ id }) => Number(id))
}

/** What was given to a third client, or deleted, meanwhile stays so. */
async function moveBack(trx: Trx, table: Table, ids: number[], { from, to }: { from: number; to: number }) {
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await rowsBy(trx, table, { id: ids.slice(at, at + AT_ONCE) })
      .where('client_id', to)
      .update({ client_id: from })
  if (ids.length > 0) await RENEW[table]?.(trx, { client_id: from })
}

const moving = (key: Table) => ({
  move: (trx: Trx, from: { id: number }, to: { id: number }) => move(trx, key, from.id, to.id),
  moveBack: (trx: Trx, moved: unknown, { from, to }: { from: { id: number }; to: { id: number } }) =>
    moveBack(trx, key, moved as number[], { from: from.id, to: to.id }),
})

const hold = (key: Table, order: number) => ({
  key,
  order,
  count: (trx: Trx, { id }: { id: number }) => countOf(trx, key, id),
})

/** How many rows a query finds. */
async function totalOf(query: { count(of: string): { pojo<Row>(): { firstOrFail(): Promise<Row> } } }) {
  const { total } = await query.count('* as total').pojo<{ total: number }>().firstOrFail()
  return Number(total)
}

export const clientReferenceParts = [
  /** A client with charges or payments is kept, drafts and canceled ones included: the account is part of the firm's books. */
  partsOf(clientHolds, hold('charges', 20), hold('payments', 21), hold('recurring_charges', 22)),
  /** The account follows its client: balances stay as they are, since what pays what moves together. */
  partsOf(
    clientReferences,
    {
      key: 'charges',
      order: 30,
      count: ({ id }, viewer) => totalOf(Charge.seenBy(viewer).where('charges.client_id', id)),
      ...moving('charges'),
    },
    {
      key: 'payments',
      order: 31,
      count: ({ id }, viewer) => totalOf(Payment.seenBy(viewer).where('payments.client_id', id)),
      ...moving('payments'),
    },
    {
      key: 'recurring_charges',
      order: 32,
      count: ({ id }, viewer) => totalOf(RecurringCharge.seenBy(viewer).where('recurring_charges.client_id', id)),
      ...moving('recurring_charges'),
    }
  ),
]
