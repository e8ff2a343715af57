import { ReferralSchema } from '#database/schema'

/** Who came through whose code. Each person came through one at most. */
export default class Referral extends ReferralSchema {}
