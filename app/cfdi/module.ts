import { defineModule, reaction } from '#app/core/contributions/define_module'
import ChargeReleased from '#app/billing/events/charge_released'
import PaymentErased from '#app/billing/events/payment_erased'
import ClientErased from '#app/clients/events/client_erased'
import { archiveParts } from '#app/cfdi/archive'
import { clientReferenceParts } from '#app/cfdi/client_references'
import { everywhereParts } from '#app/cfdi/everywhere'
import { personalDataParts } from '#app/cfdi/personal_data'

export default defineModule({
  parts: [...everywhereParts, archiveParts, clientReferenceParts, personalDataParts],
  on: [
    reaction(ChargeReleased, () => import('#app/cfdi/listeners/release_charge')),
    reaction(PaymentErased, () => import('#app/cfdi/listeners/release_payment')),
    reaction(ClientErased, () => import('#app/cfdi/listeners/forget_client')),
  ],
})
