import { compose } from '@adonisjs/core/helpers'
import { RefundPartSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** What a refund took back of what its payment had paid of a charge, in centavos. */
export default class RefundPart extends compose(RefundPartSchema, Tenanted) {}
