import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { signIns } from '#app/accounts/sign_ins'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { OPEN_STATES } from '#app/workspaces/domain/invitation_rules'
import Invitation from '#app/workspaces/models/invitation'
import Workspace from '#app/workspaces/models/workspace'

/** What tells of the lawyer who worked alone. */
const EMPTIED = {
  logo: null,
  address: null,
  zip: null,
  phone: null,
  rfc: null,
  taxName: null,
  taxRegime: null,
  taxZip: null,
  clabe: null,
  bank: null,
  publicProfile: false,
}

/** Closes the firms of a person who works alone in them and leaves: nobody gets in, what waits ends, and what tells of the person goes. */
export async function closeOwnFirms(trx: TransactionClientContract, author: Author, userId: number): Promise<void> {
  const firms = await Workspace.query({ client: trx }).where('owner_id', userId).forUpdate()
  for (const firm of firms) {
    const { id, deletedAt } = firm
    const nobody = { ...EMPTIED, name: 'Despacho eliminado', slug: `eliminado-${id}` }
    await firm.merge({ ...nobody, deletedAt: deletedAt ?? clock.now() }).save()
    await signIns().endTokensIn(trx, { workspaceId: id })
    const now = toSqlInstant(clock.now())
    await Invitation.in(firm, trx)
      .whereIn('state', [...OPEN_STATES])
      .update({ state: 'canceled', closed_at: now, open_key: null, updated_at: now })
    if (deletedAt) continue
    await record(trx, author, { workspaceId: id, action: 'workspace.deleted', subject: { type: 'workspace', id } })
  }
}
