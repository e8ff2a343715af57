import { SYSTEM } from '#app/core/audit/author'
import type ChargeReleased from '#app/billing/events/charge_released'
import { letGo } from '#app/cfdi/actions/link_cfdi'
import { logCfdi } from '#app/cfdi/actions/log_cfdi'
import Cfdi from '#app/cfdi/models/cfdi'

/** The invoices of a charge that was called off are linked to nothing any more; they stay. */
export default class ReleaseCharge {
  async handle({ trx, chargeId, workspaceId }: ChargeReleased) {
    // With a lock: who linked one while the charge was waited for is seen, too.
    const own = Cfdi.in({ id: workspaceId }, trx).where('cfdis.charge_id', chargeId).forUpdate()
    for (const cfdi of await own.orderBy('cfdis.id')) {
      await logCfdi(trx, SYSTEM, cfdi, { action: 'cfdi.unlinked' })
      letGo(cfdi)
      await cfdi.merge({ version: cfdi.version + 1 }).save()
    }
  }
}
