import { compose } from '@adonisjs/core/helpers'
import { ClientMergeSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** That one client was made of two: what the kept one said before and after, what moved, and until when it can be undone. */
export default class ClientMerge extends compose(ClientMergeSchema, Tenanted) {}
