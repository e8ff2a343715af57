import type { Author } from '#app/core/audit/author'
import { changingMoney } from '#app/billing/actions/changing_money'
import { dropFiles } from '#app/documents/storage/stored_files'
import { vacate } from '#app/documents/storage/usage'
import type { Trx } from '#app/core/database/trx'
import Cfdi from '#app/cfdi/models/cfdi'
import CfdiInstallment from '#app/cfdi/models/cfdi_installment'
import CfdiRelation from '#app/cfdi/models/cfdi_relation'
import { SUBSTITUTES } from '#app/cfdi/queries/counted_installments'
import { lockCfdi, type SeenCfdi } from './change_cfdi.js'
import { logCfdi } from './log_cfdi.js'
import { mustFitAgain } from './must_not_exceed.js'

/** Deletes a CFDI with its XML; the log keeps its UUID and what it was worth. The same XML may come again. */
export class DeleteCfdi {
  /** Throws a FieldProblem at `version` when a complement that it stands in place of would count again and more would be paid of an invoice than its total. */
  async handle(author: Author, seen: SeenCfdi): Promise<void> {
    const key = await changingMoney(async (trx) => {
      const cfdi = await lockCfdi(trx, seen)
      const { total, currency, type } = cfdi
      await logCfdi(trx, author, cfdi, { action: 'cfdi.deleted', before: { type, total, currency } })
      const replaced = await replacedBy(trx, cfdi)
      await CfdiInstallment.byKey('cfdi_id', cfdi.id, trx).delete()
      await CfdiRelation.byKey('cfdi_id', cfdi.id, trx).delete()
      await cfdi.delete()
      await mustFitAgain(trx, cfdi.workspaceId, replaced, 'over_total_again')
      await vacate(trx, cfdi.workspaceId, Number(cfdi.size))
      return cfdi.storageKey
    })
    await dropFiles([key])
  }
}

/** The complements of the firm that a CFDI stands in place of. */
async function replacedBy(trx: Trx, { id, workspaceId }: Cfdi): Promise<number[]> {
  const named = CfdiRelation.byKey('cfdi_id', id, trx).where('kind', SUBSTITUTES).select('uuid')
  const rows = await Cfdi.in({ id: workspaceId }, trx).where('cfdis.type', 'P').whereIn('cfdis.uuid', named)
  return rows.map((cfdi) => cfdi.id)
}
