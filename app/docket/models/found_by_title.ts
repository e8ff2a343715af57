import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import { afterDelete, afterSave, beforeSave, type BaseModel } from '@adonisjs/lucid/orm'
import { recordsChanged } from '#app/core/search/record_changes'

/** Has the index of records read a deadline again when it gets another title or is gone: dates are computed again by the thousand, and none of them is searched. */
export function FoundByTitle<T extends NormalizeConstructor<typeof BaseModel>>(superclass: T) {
  class FoundByTitleModel extends superclass {
    declare id: number
    declare workspaceId: number
    declare isNamedAnew: boolean

    @beforeSave()
    static seeTitle(row: FoundByTitleModel) {
      row.isNamedAnew = 'title' in row.$dirty
    }

    @afterSave()
    static async reindexNamed(row: FoundByTitleModel) {
      if (row.isNamedAnew) await FoundByTitleModel.reindex(row)
    }

    @afterDelete()
    static async reindex({ $trx, workspaceId, id }: FoundByTitleModel) {
      await recordsChanged($trx, workspaceId, 'deadline', [id])
    }
  }
  return FoundByTitleModel
}
