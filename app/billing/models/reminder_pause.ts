import { compose } from '@adonisjs/core/helpers'
import { ReminderPauseSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** That no reminders go out for a charge, or for all charges of a client when it names none. */
export default class ReminderPause extends compose(ReminderPauseSchema, Tenanted) {}
