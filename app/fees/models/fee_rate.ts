import { compose } from '@adonisjs/core/helpers'
import { FeeRateSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** What an hour of somebody costs in a matter. */
export default class FeeRate extends compose(FeeRateSchema, Tenanted) {}
