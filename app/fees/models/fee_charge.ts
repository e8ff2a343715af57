import { compose } from '@adonisjs/core/helpers'
import { FeeChargeSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** That a part of an agreement was charged, with what. */
export default class FeeCharge extends compose(FeeChargeSchema, Tenanted) {}
