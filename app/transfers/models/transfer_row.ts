import { compose } from '@adonisjs/core/helpers'
import { TransferRowSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** One record of a transfer: what it was before, what it became, and whether that was taken back. */
export default class TransferRow extends compose(TransferRowSchema, Tenanted) {}
