import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { route } from '#app/core/addresses'
import { notify } from '#app/notifications/actions/notify'
import type Matter from '#app/matters/models/matter'
import { clientSide, firmSide } from '#app/portal/queries/sides'
import Workspace from '#app/workspaces/models/workspace'

interface News {
  kind: 'portal_message' | 'portal_document_requested' | 'portal_document_received' | 'portal_update'
  actorId: number | null
  values?: Record<string, string>
  /** What of the page is shown first. */
  part?: string
}

/** Where a client finds a matter. */
export const clientPage = (matterId: number) => route('portal.matters.show', { id: matterId })

/** Tells the clients who follow a matter. */
export async function notifyClients(
  trx: TransactionClientContract,
  matter: Matter,
  { kind, actorId, values, part }: News
) {
  const firm = await Workspace.query({ client: trx }).where('id', matter.workspaceId).select('name', 'logo').first()
  await notify(trx, {
    kind,
    to: await clientSide(matter, trx),
    actorId,
    workspaceId: null,
    values: { ...values, from: firm?.name ?? '', logo: firm?.logo ?? '', matter: matter.title },
    subject: { type: 'followed_matter', id: matter.id, ...(part && { place: { part } }) },
  })
}

/** Tells the people of the firm whom a matter concerns. */
export async function notifyFirm(trx: TransactionClientContract, matter: Matter, { kind, actorId, values }: News) {
  const client = await User.nameOf(actorId, trx)
  await notify(trx, {
    kind,
    to: await firmSide(trx, matter),
    actorId,
    workspaceId: matter.workspaceId,
    values: { ...values, from: client ?? '', matter: `${matter.reference} ${matter.title}` },
    subject: { type: 'matter', id: matter.id, place: { tab: 'messages' } },
  })
}
