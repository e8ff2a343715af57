import { compose } from '@adonisjs/core/helpers'
import { MatterLinkSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** That a matter is something to another one: an incident of it, an appeal in it, joined with it. */
export default class MatterLink extends compose(MatterLinkSchema, Tenanted) {}
