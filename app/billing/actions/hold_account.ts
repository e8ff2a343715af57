import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { Refusal } from '#app/core/errors/refusal'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import Client from '#app/clients/models/client'

/**
 * Holds the account of a client until the transaction ends: whoever changes its charges and payments waits for the other. Numbers are taken before it, the log is written after it. Nothing
 * is read before it is held, and what amounts follow from is then read with `forUpdate`: MariaDB shows what was there when the transaction began to read. Throws `clientNotInWorkspace`.
 */
export async function holdAccount(trx: Trx, workspace: { id: number }, clientId: number): Promise<Client> {
  const client = await Client.in(workspace, trx).where('clients.id', clientId).forUpdate().first()
  if (!client) throw new Refusal('clientNotInWorkspace')
  return client
}

/** The same of several clients, in the order of their ids: two that hold the same ones do not wait for each other. */
export async function holdAccounts(trx: Trx, workspace: { id: number }, ids: number[]): Promise<Map<number, Client>> {
  const held = new Map<number, Client>()
  for (const id of [...new Set(ids)].sort((one, other) => one - other))
    held.set(id, await holdAccount(trx, workspace, id))
  return held
}

/** Charges as they are now, by their ids, among those that somebody may know of. Throws a FieldProblem when one is not. */
export async function lockCharges(query: ChargeQuery, ids: number[], field: string): Promise<Map<number, Charge>> {
  if (ids.length === 0) return new Map()
  const rows = await query.whereIn('charges.id', ids).orderBy('charges.id').forUpdate()
  const charges = new Map(rows.map((charge) => [charge.id, charge]))
  if (ids.some((id) => !charges.has(id))) throw new FieldProblem(field, 'billing.problem.unknown_charge')
  return charges
}

/** One charge of a firm as it is now, with the account of its client held. The version is that which somebody looked at. */
export async function lockCharge(trx: Trx, charge: Charge, version?: number): Promise<Charge> {
  await holdAccount(trx, { id: charge.workspaceId }, charge.clientId)
  const own = Charge.in({ id: charge.workspaceId }, trx)
  const current = (await lockCharges(own as ChargeQuery, [charge.id], 'version')).get(charge.id)!
  if (version !== undefined) current.mustBeAt(version)
  return current
}
