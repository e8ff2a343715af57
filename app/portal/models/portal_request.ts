import { compose } from '@adonisjs/core/helpers'
import { PortalRequestSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A document that a firm asks of the clients of a matter. Sent it is `received`, then `accepted` or asked for `again`. */
export default class PortalRequest extends compose(PortalRequestSchema, Tenanted) {}
