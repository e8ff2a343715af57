import { compose } from '@adonisjs/core/helpers'
import { BillingFileSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A proof of a payment or an expense, known again by the hash of its content. */
export default class BillingFile extends compose(BillingFileSchema, Tenanted) {}
