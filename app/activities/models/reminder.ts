import { compose } from '@adonisjs/core/helpers'
import { beforeSave, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { ReminderSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import { fold } from '#app/core/text/fold'
import ReminderPerson from './reminder_person.js'

/** The column of the folded title holds this many characters. */
const FOLDED = 420

/** Tells people of something at a moment, once or again and again. `nextAt` is when; null when it is over. */
export default class Reminder extends compose(ReminderSchema, Tenanted) {
  @hasMany(() => ReminderPerson)
  declare people: HasMany<typeof ReminderPerson>

  /** Updates what searching and sorting read. */
  @beforeSave()
  static foldTitle(reminder: Reminder) {
    reminder.titleFolded = fold(reminder.title).slice(0, FOLDED)
  }
}
