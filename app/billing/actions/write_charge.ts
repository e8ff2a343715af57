import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { chargeAmounts, MAX_AMOUNT, type ChargeAmounts } from '#app/billing/domain/charge_amounts'
import type { ChargeFields, ItemFields } from '#app/billing/domain/charge_fields'
import { chargeText } from '#app/billing/domain/charge_text'
import ConceptsRemoved from '#app/billing/events/concepts_removed'
import type Charge from '#app/billing/models/charge'
import ChargeItem from '#app/billing/models/charge_item'
import ChargeMatter from '#app/billing/models/charge_matter'
import type Client from '#app/clients/models/client'
import Matter, { type MatterViewer } from '#app/matters/models/matter'

/** Who writes it down: what they may know of. Jobs know of all matters of their firm. */
export type Sees = MatterViewer | { everythingIn: number }

const mattersOf = (sees: Sees, trx: Trx) =>
  'everythingIn' in sees ? Matter.in({ id: sees.everythingIn }, trx) : Matter.seenBy(sees, trx)

const ROWS = 50

/** Computes the amounts of a charge. Throws a FieldProblem for what exceeds the largest amount or leaves nothing to pay. */
export function priced({ items, ...rates }: Pick<ChargeFields, 'items' | 'isrRate' | 'withholdsIva'>): ChargeAmounts {
  const amounts = chargeAmounts(items, rates)
  for (const [at, { amount }] of amounts.items.entries()) {
    if (amount <= 0) throw new FieldProblem(`items.${at}.unitPrice`, 'forms.greater_than', { value: '0' })
    if (amount > MAX_AMOUNT) throw new FieldProblem(`items.${at}.unitPrice`, 'billing.problem.too_much')
    if (items[at]!.discount > amount) throw new FieldProblem(`items.${at}.discount`, 'billing.problem.discount')
  }
  if (amounts.subtotal > MAX_AMOUNT || amounts.total > MAX_AMOUNT)
    throw new FieldProblem('items', 'billing.problem.too_much')
  if (amounts.total <= 0) throw new FieldProblem('items', 'billing.problem.nothing_to_charge')
  return amounts
}

/** The matters of concepts, each once. Throws a FieldProblem for a concept of a matter that who writes does not know of, or that is not of this client. */
export async function checkMatters(trx: Trx, sees: Sees, clientId: number, items: ItemFields[]): Promise<number[]> {
  const ids = [...new Set(items.flatMap(({ matterId }) => matterId ?? []))]
  if (ids.length === 0) return []
  const own = await mattersOf(sees, trx)
    .whereIn('matters.id', ids)
    .where((of) => {
      void of.where('matters.client_id', clientId).orWhereHas('clients', (client) => {
        void client.where('clients.id', clientId)
      })
    })
    .select('matters.id')
  const known = new Set(own.map(({ id }) => id))
  const at = items.findIndex(({ matterId }) => matterId !== null && !known.has(matterId))
  if (at >= 0) throw new FieldProblem(`items.${at}.matterId`, 'billing.problem.other_matter')
  return ids
}

/** The columns of a charge that follow from its fields. Throws a FieldProblem for days in the wrong order and a rate that is lacking. */
export function chargeColumns(fields: ChargeFields, client: Client) {
  const { items, clientId, currency, exchangeRate, issuedOn, dueOn, isrRate, withholdsIva } = fields
  if (currency !== 'MXN' && !exchangeRate) throw new FieldProblem('exchangeRate', 'forms.required')
  if (issuedOn !== null && dueOn !== null && dueOn < issuedOn)
    throw new FieldProblem('dueOn', 'billing.problem.due_before_issue')
  const { items: _, ...amounts } = priced(fields)
  return {
    ...{ clientId, currency, issuedOn, dueOn, isrRate, withholdsIva },
    exchangeRate: currency === 'MXN' ? null : exchangeRate,
    ...{ notes: fields.notes, internalNotes: fields.internalNotes },
    ...amounts,
    remaining: amounts.total,
    searchText: chargeText(null, client.name, items),
  }
}

/** Takes the concepts of a charge away, which is deleted. */
export async function eraseItems(trx: Trx, chargeId: number): Promise<void> {
  await ChargeItem.byKey('charge_id', chargeId, trx).delete()
  await ChargeMatter.byKey('charge_id', chargeId, trx).delete()
}

/** Writes the concepts of a charge that has none, with the matters that they are of. It is not asked for any: MariaDB would hold the place where others write theirs. */
export async function writeItems(
  trx: Trx,
  charge: Charge,
  { items, sees }: { items: ItemFields[]; sees: Sees }
): Promise<void> {
  const matterIds = await checkMatters(trx, sees, charge.clientId, items)
  const rows = itemRows(charge, items)
  for (let at = 0; at < rows.length; at += ROWS) await ChargeItem.createMany(rows.slice(at, at + ROWS), { client: trx })
  await writeMatters(trx, charge, matterIds)
}

/**
 * Writes the concepts of a charge that has some: those that stay, by their ids, remain what they are, for what was charged with them. One that is of another kind or matter is another one.
 */
export async function rewriteItems(
  trx: Trx,
  charge: Charge,
  { items, sees }: { items: ItemFields[]; sees: Sees }
): Promise<void> {
  const matterIds = await checkMatters(trx, sees, charge.clientId, items)
  const before = await ChargeItem.byKey('charge_id', charge.id, trx).forUpdate()
  const current = new Map(before.map((item) => [item.id, item]))
  const kept = items.map(({ id, kind, matterId }) => {
    const item = id === undefined ? undefined : current.get(id)
    if (!item || item.kind !== kind || item.matterId !== matterId) return undefined
    current.delete(item.id)
    return item
  })
  const removed = [...current.keys()]
  if (removed.length > 0) {
    await ConceptsRemoved.dispatch(trx, charge.id, removed, items)
    await ChargeItem.byKey('id', removed, trx).delete()
  }
  for (const [at, row] of itemRows(charge, items).entries())
    await (kept[at]?.merge(row).save() ?? ChargeItem.create(row, { client: trx }))
  await ChargeMatter.byKey('charge_id', charge.id, trx).delete()
  await writeMatters(trx, charge, matterIds)
}

function itemRows(charge: Charge, items: ItemFields[]) {
  const { id: chargeId, workspaceId } = charge
  const amounts = chargeAmounts(items, charge)
  return items.map(({ id: _, ...item }, position) => ({
    ...{ ...item, ...amounts.items[position]! },
    ...{ workspaceId, chargeId, position },
  }))
}

async function writeMatters(trx: Trx, { id: chargeId, workspaceId }: Charge, matterIds: number[]): Promise<void> {
  const rows = matterIds.map((matterId) => ({ workspaceId, chargeId, matterId }))
  await ChargeMatter.createMany(rows, { client: trx })
}
