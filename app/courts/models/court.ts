import { beforeSave } from '@adonisjs/lucid/orm'
import { CourtSchema } from '#database/schema'
import { fold } from '#app/core/text/fold'

/** The column of the folded name holds this many characters. */
export const FOLDED = 620

/** A court or tribunal of a public catalogue. A name that went with a reform stays, with the day on which it ended. */
export default class Court extends CourtSchema {
  /** Keeps what searching reads in step with what people read. */
  @beforeSave()
  static foldName(court: Court) {
    court.nameFolded = fold(court.name).slice(0, FOLDED)
  }
}
