import { beforeSave } from '@adonisjs/lucid/orm'
import { JudgeSchema } from '#database/schema'
import { fold } from '#app/core/text/fold'

/** Who judges, as rulings and the catalogue name them. Two people of one name are one entry: nothing public tells them apart. */
export default class Judge extends JudgeSchema {
  @beforeSave()
  static foldName(judge: Judge) {
    judge.nameFolded = fold(judge.name)
  }
}
