import type PaymentErased from '#app/billing/events/payment_erased'
import { letGo } from '#app/cfdi/actions/link_cfdi'
import { logCfdi } from '#app/cfdi/actions/log_cfdi'
import Cfdi from '#app/cfdi/models/cfdi'

/** The complements of a payment that is deleted are linked to nothing any more; they stay. */
export default class ReleasePayment {
  async handle({ trx, author, payment }: PaymentErased) {
    // With a lock: who linked one while the payment was waited for is seen, too.
    const own = Cfdi.in({ id: payment.workspaceId }, trx).where('cfdis.payment_id', payment.id).forUpdate()
    for (const cfdi of await own.orderBy('cfdis.id')) {
      letGo(cfdi)
      await cfdi.merge({ version: cfdi.version + 1 }).save()
      await logCfdi(trx, author, cfdi, { action: 'cfdi.unlinked' })
    }
  }
}
