import { compose } from '@adonisjs/core/helpers'
import { CalendarEntryPersonSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** Somebody of the firm who attends an event of somebody else. */
export default class CalendarEntryPerson extends compose(CalendarEntryPersonSchema, Tenanted) {}
