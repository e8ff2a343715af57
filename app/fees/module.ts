import { defineModule, reaction } from '#app/core/contributions/define_module'
import ChargeReleased from '#app/billing/events/charge_released'
import ConceptsRemoved from '#app/billing/events/concepts_removed'
import PaymentErased from '#app/billing/events/payment_erased'
import { archiveParts } from '#app/fees/archive_parts'
import { moneyParts } from '#app/fees/money_parts'
import { personalDataParts } from '#app/fees/personal_data'
import { portalParts } from '#app/fees/portal'
import { proofParts } from '#app/fees/proofs'
import { tabParts } from '#app/fees/tabs'
import { timelineParts } from '#app/fees/timeline'
import MatterErased from '#app/matters/events/matter_erased'
import MembershipEnded from '#app/workspaces/events/membership_ended'

export default defineModule({
  parts: [tabParts, timelineParts, personalDataParts, archiveParts, proofParts, moneyParts, portalParts],
  on: [
    reaction(ChargeReleased, () => import('#app/fees/listeners/release_work')),
    reaction(ConceptsRemoved, () => import('#app/fees/listeners/release_concepts')),
    reaction(PaymentErased, () => import('#app/fees/listeners/return_to_fund')),
    reaction(MatterErased, () => import('#app/fees/listeners/forget_matter')),
    reaction(MembershipEnded, () => import('#app/fees/listeners/stop_timer')),
  ],
})
