import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { NotFound } from '#app/core/errors/no_access'
import { changingMoney } from '#app/billing/actions/changing_money'
import type { Change } from '#app/billing/actions/log_charge'
import Cfdi from '#app/cfdi/models/cfdi'
import { holdCfdis } from './store_cfdi.js'
import { logCfdi } from './log_cfdi.js'

/** A CFDI that was looked at in a version. */
export interface SeenCfdi {
  cfdi: Cfdi
  version: number
}

/** One CFDI as it is now, with those of its firm held. Throws NotFound when it is gone, a FieldProblem for another version. */
export async function lockCfdi(trx: Trx, { cfdi, version }: SeenCfdi): Promise<Cfdi> {
  const firm = { id: cfdi.workspaceId }
  await holdCfdis(trx, firm.id)
  const current = await Cfdi.in(firm, trx).where('cfdis.id', cfdi.id).forUpdate().first()
  if (!current) throw new NotFound('cfdis')
  current.mustBeAt(version)
  return current
}

/** Changes what people say of a CFDI, and writes it in the log. */
export function changeCfdi(
  author: Author,
  seen: SeenCfdi,
  change: (cfdi: Cfdi, trx: Trx) => Promise<Change> | Change
): Promise<Cfdi> {
  return changingMoney(async (trx) => {
    const current = await lockCfdi(trx, seen)
    const told = await change(current, trx)
    current.version += 1
    await current.save()
    await logCfdi(trx, author, current, told)
    return current
  })
}
