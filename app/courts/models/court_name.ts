import { beforeSave } from '@adonisjs/lucid/orm'
import { CourtNameSchema } from '#database/schema'
import { fold } from '#app/core/text/fold'
import { FOLDED } from './court.js'

/** A name under which a court is or was listed. Rulings published under an earlier name are of the same court. */
export default class CourtName extends CourtNameSchema {
  @beforeSave()
  static foldName(name: CourtName) {
    name.nameFolded = fold(name.name).slice(0, FOLDED)
  }
}
