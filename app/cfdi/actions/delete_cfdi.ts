import type { Author } from '#app/core/audit/author'
import { changingMoney } from '#app/billing/actions/changing_money'
import { dropFiles } from '#app/documents/storage/stored_files'
import { vacate } from '#app/documents/storage/usage'
import CfdiInstallment from '#app/cfdi/models/cfdi_installment'
import CfdiRelation from '#app/cfdi/models/cfdi_relation'
import { lockCfdi, type SeenCfdi } from './change_cfdi.js'
import { logCfdi } from './log_cfdi.js'

/** Deletes a CFDI with its XML; the log keeps its UUID and what it was worth. The same XML may come again. */
export class DeleteCfdi {
  async handle(author: Author, seen: SeenCfdi): Promise<void> {
    const key = await changingMoney(async (trx) => {
      const cfdi = await lockCfdi(trx, seen)
      const { total, currency, type } = cfdi
      await logCfdi(trx, author, cfdi, { action: 'cfdi.deleted', before: { type, total, currency } })
      await CfdiInstallment.byKey('cfdi_id', cfdi.id, trx).delete()
      await CfdiRelation.byKey('cfdi_id', cfdi.id, trx).delete()
      await cfdi.delete()
      await vacate(trx, cfdi.workspaceId, Number(cfdi.size))
      return cfdi.storageKey
    })
    await dropFiles([key])
  }
}
