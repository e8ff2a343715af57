import { compose } from '@adonisjs/core/helpers'
import { ClientFundSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** Money of the client that the firm holds for a matter, in one currency. Its balance is that of its last movement and never negative. */
export default class ClientFund extends compose(ClientFundSchema, Tenanted) {}
