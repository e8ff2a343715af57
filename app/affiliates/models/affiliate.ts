import { AffiliateSchema } from '#database/schema'

/** A person who earns referrals. Their CLABE is sealed. */
export default class Affiliate extends AffiliateSchema {
  static findByCode(code: string) {
    return this.query().where('code', code.toLowerCase()).first()
  }
}
