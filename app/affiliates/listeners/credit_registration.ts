import type RegistrationCompleted from '#app/accounts/events/registration_completed'
import { CreditReferral } from '#app/affiliates/actions/credit_referral'
import { EnrollAffiliate } from '#app/affiliates/actions/enroll_affiliate'

/** Who registered as an affiliate becomes one; whoever sent them gets the credit. */
export default class CreditRegistration {
  async handle({ trx, user, asked: { clabe, refCode } }: RegistrationCompleted) {
    if (clabe) await new EnrollAffiliate().handle(trx, user, clabe)
    if (refCode) await new CreditReferral().handle(trx, user, refCode)
  }
}
