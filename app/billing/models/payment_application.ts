import { compose } from '@adonisjs/core/helpers'
import { PaymentApplicationSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** What of a payment pays a charge, in centavos. It counts once the payment is accepted. */
export default class PaymentApplication extends compose(PaymentApplicationSchema, Tenanted) {}
