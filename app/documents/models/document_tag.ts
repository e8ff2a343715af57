import { compose } from '@adonisjs/core/helpers'
import { beforeSave } from '@adonisjs/lucid/orm'
import { DocumentTagSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import { fold } from '#app/core/text/fold'

/** A word by which a firm gathers documents. */
export default class DocumentTag extends compose(DocumentTagSchema, Tenanted) {
  @beforeSave()
  static foldName(tag: DocumentTag) {
    tag.nameFolded = fold(tag.name).slice(0, 120)
  }
}
