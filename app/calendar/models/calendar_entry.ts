import { compose } from '@adonisjs/core/helpers'
import { beforeSave } from '@adonisjs/lucid/orm'
import { CalendarEntrySchema } from '#database/schema'
import { searchFold } from '#app/core/text/fold'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** The column of the folded title holds this many characters. */
const FOLDED = 420

/** An event that somebody wrote into the calendar of the firm, for themselves and those who attend. A private one shows others that they are busy. */
export default class CalendarEntry extends compose(CalendarEntrySchema, Tenanted) {
  /** Updates what searching reads. */
  @beforeSave()
  static foldTitle(entry: CalendarEntry) {
    entry.titleFolded = searchFold(entry.title).slice(0, FOLDED)
  }
}
