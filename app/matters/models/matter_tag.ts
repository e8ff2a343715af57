import { compose } from '@adonisjs/core/helpers'
import { MatterTagSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** One word by which a firm gathers matters, at one of them. */
export default class MatterTag extends compose(MatterTagSchema, Tenanted) {}
