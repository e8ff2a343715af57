import { compose } from '@adonisjs/core/helpers'
import { ReminderReceiptSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** That somebody was told of an occurrence; when they saw it, and when they want to hear of it again. */
export default class ReminderReceipt extends compose(ReminderReceiptSchema, Tenanted) {}
