import { defineModule, partsOf } from '#app/core/contributions/define_module'
import { registrationParts } from '#app/accounts/registration_parts'
import { CreditReferral } from '#app/affiliates/actions/credit_referral'
import { EnrollAffiliate } from '#app/affiliates/actions/enroll_affiliate'
import Affiliate from '#app/affiliates/models/affiliate'
import { personalDataParts } from '#app/affiliates/personal_data'

export default defineModule({
  parts: [
    partsOf(registrationParts, {
      key: 'affiliates',
      creditsCode: async (code) => (await Affiliate.findByCode(code)) !== null,
      async completed(trx, user, { clabe, refCode }) {
        if (clabe) await new EnrollAffiliate().handle(trx, user, clabe)
        if (refCode) await new CreditReferral().handle(trx, user, refCode)
      },
    }),
    personalDataParts,
  ],
})
