import { compose } from '@adonisjs/core/helpers'
import { PortalRequestFileSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A file that a client sent for a request. The document that it became may be gone. */
export default class PortalRequestFile extends compose(PortalRequestFileSchema, Tenanted) {}
