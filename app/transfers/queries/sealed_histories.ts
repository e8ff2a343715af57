import type { Tenant } from '#app/core/tenancy/tenanted'
import SealedHistory from '#app/transfers/models/sealed_history'

/** The histories that came to a firm with full imports, oldest first. */
export async function listSealed(firm: Tenant) {
  const histories = await SealedHistory.in(firm).orderBy('id')
  return histories.map(({ id, name, sha256, entries, createdAt }) => ({
    id,
    name,
    sha256,
    entries,
    createdAt: createdAt.toISO()!,
  }))
}

/** One of them. Throws NotFound. */
export function findSealed(firm: Tenant, id: number): Promise<SealedHistory> {
  return SealedHistory.findIn(firm, id)
}
