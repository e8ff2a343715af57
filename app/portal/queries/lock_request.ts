import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/no_access'
import PortalRequest from '#app/portal/models/portal_request'

type Of = { id: number; workspaceId: number }

/** A request of a matter, held until the transaction ends. Throws NotFound. */
export async function lockRequest(trx: TransactionClientContract, matter: Of, id: number): Promise<PortalRequest> {
  const request = await PortalRequest.in({ id: matter.workspaceId }, trx)
    .where('matter_id', matter.id)
    .where('id', id)
    .forUpdate()
    .first()
  if (!request) throw new NotFound('portal_requests')
  return request
}
