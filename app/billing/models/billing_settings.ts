import { compose } from '@adonisjs/core/helpers'
import { BillingSettingSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** How a firm charges: a row once somebody changed it. */
export default class BillingSettings extends compose(BillingSettingSchema, Tenanted) {
  static table = 'billing_settings'
}
