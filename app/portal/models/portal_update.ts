import { compose } from '@adonisjs/core/helpers'
import { PortalUpdateSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** What a firm tells its clients about a matter, in plain words, and what comes next. Clients see it while it is `shown`. */
export default class PortalUpdate extends compose(PortalUpdateSchema, Tenanted) {}
