import { TwoFactorRecoveryCodeSchema } from '#database/schema'

/** A code on paper that stands in, once, for the person's authenticator app. Only its hash is stored. */
export default class TwoFactorRecoveryCode extends TwoFactorRecoveryCodeSchema {
  /** The codes of a person that were not used. */
  static leftTo(userId: number) {
    return this.query().where('user_id', userId).whereNull('used_at')
  }
}
