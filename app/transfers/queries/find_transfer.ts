import { NotFound } from '#app/core/errors/no_access'
import { toId } from '#app/core/http/record_id'
import Transfer from '#app/transfers/models/transfer'
import type { Subject } from '#app/transfers/records/import_field'

/** Whose transfer: of one person, in one firm, of one kind of records. */
export interface TransferOwner {
  userId: number
  workspaceId: number
  subject: Subject
}

const ofOwner = ({ userId, workspaceId, subject }: TransferOwner) =>
  Transfer.in({ id: workspaceId }).where('transfers.user_id', userId).where('transfers.subject', subject)

/** A transfer that somebody began. Throws NotFound for those of others, who may see other records. */
export async function ownTransfer(owner: TransferOwner, id: number): Promise<Transfer> {
  const transfer = await ofOwner(owner).where('id', id).first()
  if (!transfer) throw new NotFound('transfers')
  return transfer
}

/** The same, or null: for the query string of a page. */
export function ownTransferOrNone(owner: TransferOwner, id: unknown): Promise<Transfer | null> {
  return ownTransfer(owner, toId(id)).catch((error: unknown) => {
    if (error instanceof NotFound) return null
    throw error
  })
}

const MAX_TRANSFERS = 20

/** What somebody brought in and changed lately, newest first. */
export function recentTransfers(owner: TransferOwner): Promise<Transfer[]> {
  return ofOwner(owner).whereNot('state', 'draft').orderBy('id', 'desc').limit(MAX_TRANSFERS).exec()
}
