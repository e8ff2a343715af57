import { compose } from '@adonisjs/core/helpers'
import { ReminderPersonSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** Somebody whom a reminder tells. */
export default class ReminderPerson extends compose(ReminderPersonSchema, Tenanted) {}
