import { compose } from '@adonisjs/core/helpers'
import { PortalViewSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** That a client opened something. */
export default class PortalView extends compose(PortalViewSchema, Tenanted) {}
