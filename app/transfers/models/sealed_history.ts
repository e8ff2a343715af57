import { compose } from '@adonisjs/core/helpers'
import { SealedHistorySchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** The history that came with a full import: a file that nobody changes, with its fingerprint. */
export default class SealedHistory extends compose(SealedHistorySchema, Tenanted) {}
