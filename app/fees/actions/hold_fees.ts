import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { holdAccount } from '#app/billing/actions/hold_account'
import type Client from '#app/clients/models/client'
import Matter from '#app/matters/models/matter'

/** A firm by its id and its clock. */
export interface Firm {
  id: number
  timeZone: string
}

/** Throws a FieldProblem for a matter without a client on file: nobody could be charged. */
export function clientOf(matter: Matter): number {
  if (matter.clientId === null) throw new FieldProblem('matter', 'fees.problem.no_client')
  return matter.clientId
}

/**
 * Holds all that charging a matter, and moving the money of its client, hangs on, in the order in which billing takes it: the account of the client, then the matter. Rows of the matter
 * and the log follow. Throws a FieldProblem without a client.
 */
export async function holdFees(trx: Trx, matter: Matter): Promise<Client> {
  const client = await holdAccount(trx, { id: matter.workspaceId }, clientOf(matter))
  await Matter.hold(matter, trx)
  return client
}
