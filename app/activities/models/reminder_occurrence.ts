import { compose } from '@adonisjs/core/helpers'
import { ReminderOccurrenceSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** One delivery of a reminder. There is one for each moment, however often the job is killed. */
export default class ReminderOccurrence extends compose(ReminderOccurrenceSchema, Tenanted) {}
