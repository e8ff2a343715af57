import type { Trx } from '#app/core/database/trx'
import { joinOn } from '#app/core/models/join_on'
import { recordsChanged } from '#app/core/search/record_changes'
import { rowsBy } from '#app/core/tenancy/rows'
import Client from '#app/clients/models/client'
import { chargeText, paymentText } from '#app/billing/domain/charge_text'

const AT_ONCE = 200

interface Found {
  id: number
  workspaceId: number
  reference: string | null
  number: number
  name: string
}

/** Rows of a table with the names of their clients, some at a time. `keys` narrows them: a firm, a client, ids. */
async function* named(trx: Trx, table: 'charges' | 'payments', keys: object): AsyncGenerator<Found[]> {
  for (let last = 0; ;) {
    const rows = await rowsBy(trx, table, keys)
      .join(...joinOn(Client, `${table}.client_id`))
      .where(`${table}.id`, '>', last)
      .orderBy(`${table}.id`)
      .limit(AT_ONCE)
      .select(`${table}.id`, `${table}.workspace_id`, `${table}.reference`, `${table}.number`, 'clients.name')
    if (rows.length > 0)
      yield rows.map(({ id, workspace_id: workspaceId, reference, number, name }) => ({
        ...{ id: Number(id), workspaceId: Number(workspaceId), reference, number: Number(number), name },
      }))
    if (rows.length < AT_ONCE) return
    last = Number(rows.at(-1).id)
  }
}

/** Writes anew what searching reads of charges. `keys` are columns of theirs. */
export async function renewChargeTexts(trx: Trx, keys: object): Promise<void> {
  for await (const charges of named(trx, 'charges', prefixed('charges', keys))) {
    const ids = charges.map(({ id }) => id)
    const items = await rowsBy(trx, 'charge_items', { charge_id: ids })
      .orderBy(['charge_id', 'position'])
      .select('charge_id', 'description')
    const itemsOf = Map.groupBy(items, ({ charge_id: id }) => Number(id))
    for (const { id, reference, name } of charges)
      await rowsBy(trx, 'charges', { id }).update({ search_text: chargeText(reference, name, itemsOf.get(id) ?? []) })
    for (const [workspaceId, own] of Map.groupBy(charges, (charge) => charge.workspaceId))
      await recordsChanged(
        trx,
        workspaceId,
        'charge',
        own.map(({ id }) => id)
      )
  }
}

/** Writes anew what searching reads of payments. `keys` are columns of theirs. */
export async function renewPaymentTexts(trx: Trx, keys: object): Promise<void> {
  for await (const payments of named(trx, 'payments', prefixed('payments', keys)))
    for (const { id, number, reference, name } of payments)
      await rowsBy(trx, 'payments', { id }).update({ search_text: paymentText(number, name, reference) })
}

/** Both of a client that is called otherwise, or to whom they went. */
export async function renewTextsOf(trx: Trx, clientId: number): Promise<void> {
  await renewChargeTexts(trx, { client_id: clientId })
  await renewPaymentTexts(trx, { client_id: clientId })
}

const prefixed = (table: string, keys: object) =>
  Object.fromEntries(Object.entries(keys).map(([column, value]) => [`${table}.${column}`, value]))
