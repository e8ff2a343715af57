import { defineModule, partsOf, reaction } from '#app/core/contributions/define_module'
import RegistrationCompleted from '#app/accounts/events/registration_completed'
import { referralCodes } from '#app/accounts/referral_codes'
import Affiliate from '#app/affiliates/models/affiliate'
import { personalDataParts } from '#app/affiliates/personal_data'

export default defineModule({
  parts: [
    partsOf(referralCodes, {
      key: 'affiliates',
      credits: async (code) => (await Affiliate.findByCode(code)) !== null,
    }),
    personalDataParts,
  ],
  on: [reaction(RegistrationCompleted, () => import('#app/affiliates/listeners/credit_registration'))],
})
