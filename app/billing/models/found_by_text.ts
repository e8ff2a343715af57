import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import { afterDelete, afterSave, beforeSave, type BaseModel } from '@adonisjs/lucid/orm'
import { recordsChanged } from '#app/core/search/record_changes'

/** Has the index of records read a charge again when what it is found by changes, or when it is gone; payments change neither. */
export function FoundByText<T extends NormalizeConstructor<typeof BaseModel>>(superclass: T) {
  class FoundByTextModel extends superclass {
    declare id: number
    declare workspaceId: number
    declare isWordedAnew: boolean

    @beforeSave()
    static seeText(row: FoundByTextModel) {
      row.isWordedAnew = 'searchText' in row.$dirty
    }

    @afterSave()
    static async reindexWorded(row: FoundByTextModel) {
      if (row.isWordedAnew) await FoundByTextModel.reindex(row)
    }

    @afterDelete()
    static async reindex({ $trx, workspaceId, id }: FoundByTextModel) {
      await recordsChanged($trx, workspaceId, 'charge', [id])
    }
  }
  return FoundByTextModel
}
