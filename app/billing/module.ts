import { defineModule, reaction } from '#app/core/contributions/define_module'
import { balanceParts } from '#app/billing/balance_check'
import { emailParts } from '#app/billing/email_parts'
import { emailReferenceParts } from '#app/billing/email_references'
import { reminderParts } from '#app/billing/reminder_parts'
import { everywhereParts } from '#app/billing/everywhere'
import { clientReferenceParts } from '#app/billing/client_references'
import { matterHoldParts } from '#app/billing/matter_holds'
import { paymentNoticeParts } from '#app/billing/payment_notices'
import { paymentProofParts } from '#app/billing/payment_proofs'
import { personalDataParts } from '#app/billing/personal_data'
import { portalPanelParts } from '#app/billing/portal_panel'
import { recurringTaskParts } from '#app/billing/recurring_tasks'
import ClientRenamed from '#app/clients/events/client_renamed'
import ClientErased from '#app/clients/events/client_erased'
import PaymentErased from '#app/billing/events/payment_erased'
import MatterErased from '#app/matters/events/matter_erased'

export default defineModule({
  parts: [
    recurringTaskParts,
    clientReferenceParts,
    personalDataParts,
    paymentNoticeParts,
    paymentProofParts,
    portalPanelParts,
    everywhereParts,
    emailParts,
    emailReferenceParts,
    reminderParts,
    balanceParts,
    matterHoldParts,
  ],
  on: [
    reaction(ClientErased, () => import('#app/billing/listeners/forget_client')),
    reaction(PaymentErased, () => import('#app/billing/listeners/forget_payment')),
    reaction(ClientRenamed, () => import('#app/billing/listeners/write_new_name')),
    reaction(MatterErased, () => import('#app/billing/listeners/forget_matter')),
  ],
})
