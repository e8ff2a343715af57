import { compose } from '@adonisjs/core/helpers'
import { PortalMessageSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A message between a firm and the clients who follow a matter. */
export default class PortalMessage extends compose(PortalMessageSchema, Tenanted) {}
