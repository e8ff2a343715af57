import { compose } from '@adonisjs/core/helpers'
import { afterDelete, afterSave, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { NoteSchema } from '#database/schema'
import { recordsChanged } from '#app/core/search/record_changes'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'

/** What somebody wrote down in a matter; with `activityId` it is a comment on that activity. `html` is sanitised. */
export default class Note extends compose(NoteSchema, Tenanted) {
  @belongsTo(() => User, { foreignKey: 'authorId' })
  declare author: BelongsTo<typeof User>

  @afterSave()
  @afterDelete()
  static async reindex(note: Note) {
    await recordsChanged(note.$trx, note.workspaceId, 'note', [note.id])
    if (note.activityId) await recordsChanged(note.$trx, note.workspaceId, 'activity', [note.activityId])
  }
}
