import { compose } from '@adonisjs/core/helpers'
import { beforeSave } from '@adonisjs/lucid/orm'
import { DocumentFolderSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import { folded } from '#app/documents/names/folded'

/** A folder of a matter; without a parent it stands at the top. */
export default class DocumentFolder extends compose(DocumentFolderSchema, Tenanted) {
  @beforeSave()
  static foldName(folder: DocumentFolder) {
    folder.nameFolded = folded(folder.name)
  }
}
