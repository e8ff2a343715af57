import { compose } from '@adonisjs/core/helpers'
import { ClientContactSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A person of a client: who represents it, whom the firm calls, who keeps its books. */
export default class ClientContact extends compose(ClientContactSchema, Tenanted) {}
