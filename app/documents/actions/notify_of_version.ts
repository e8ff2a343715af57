import type { Trx } from '#app/core/database/trx'
import type { Author } from '#app/core/audit/author'
import { rowsBy } from '#app/core/tenancy/rows'
import type Document from '#app/documents/models/document'
import Matter from '#app/matters/models/matter'
import MatterClient from '#app/matters/models/matter_client'
import { membersWithAccess } from '#app/matters/queries/members_with_access'
import { notify } from '#app/notifications/actions/notify'

const titleOf = (trx: Trx, { matterId, workspaceId }: Document) =>
  Matter.in({ id: workspaceId }, trx).where('matters.id', matterId).firstOrFail()

/** Tells those who uploaded a version of it, or have it checked out, that there is a newer one; as far as they may see the matter. */
export async function notifyTeamOfVersion(trx: Trx, author: Author, document: Document): Promise<void> {
  const rows: { uploaded_by_id: number | null }[] = await rowsBy(trx, 'document_versions', {
    document_id: document.id,
    origin: 'firm',
  }).distinct('uploaded_by_id')
  const involved = new Set([document.checkedOutById, ...rows.map((row) => row.uploaded_by_id)])
  involved.delete(author.userId)
  const matter = await titleOf(trx, document)
  const to = (await membersWithAccess(matter, trx)).filter((id) => involved.has(id))
  const values = { document: document.name, matter: matter.reference, number: String(document.versionNumber) }
  const { workspaceId } = document
  await notify(trx, {
    kind: 'document_version',
    to,
    actorId: author.userId,
    workspaceId,
    values,
    subject: { type: 'matter', id: matter.id, place: { tab: 'documents', document: document.id } },
  })
}

/** Tells the clients who follow the matter that a document was shared with them. */
export async function notifyClientsOfSharing(trx: Trx, author: Author, document: Document): Promise<void> {
  const { workspaceId, matterId } = document
  const matter = await titleOf(trx, document)
  const to = [matter.clientUserId, ...(await MatterClient.followersOf(matterId, trx))].filter((id) => id !== null)
  const values = { document: document.name, matter: matter.title }
  const subject = { type: 'followed_matter', id: matterId }
  await notify(trx, { kind: 'document_shared', to, actorId: author.userId, workspaceId, values, subject })
}
