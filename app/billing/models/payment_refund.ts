import { compose } from '@adonisjs/core/helpers'
import { PaymentRefundSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** What was given back of a payment. */
export default class PaymentRefund extends compose(PaymentRefundSchema, Tenanted) {}
