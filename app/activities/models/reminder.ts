import { compose } from '@adonisjs/core/helpers'
import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { ReminderSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import ReminderPerson from './reminder_person.js'

/** Tells people of something at a moment, once or again and again. `nextAt` is when; null when it is over. */
export default class Reminder extends compose(ReminderSchema, Tenanted) {
  @hasMany(() => ReminderPerson)
  declare people: HasMany<typeof ReminderPerson>
}
