import type { Trx } from '#app/core/database/trx'
import Workspace from '#app/workspaces/models/workspace'

/** Who a firm is for the SAT: its RFC and the key of its regime, null while nobody wrote them down. The firm of a session does not carry them. */
export async function taxIdentityOf(
  workspaceId: number,
  trx?: Trx
): Promise<{ rfc: string | null; regime: string | null }> {
  const { rfc, taxRegime: regime } = await Workspace.query(trx ? { client: trx } : {})
    .where('id', workspaceId)
    .select('rfc', 'tax_regime')
    .firstOrFail()
  return { rfc, regime }
}
